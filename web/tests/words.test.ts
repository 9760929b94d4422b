import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { wished } from '../src/lib/words.svelte'

const LANGUAGES = ['en', 'de', 'es', 'fr']
const files = import.meta.glob<string>('../src/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/contract.ts'], { query: '?raw', import: 'default', eager: true })
const text = (lang: string): string => files[`../src/words/${lang}.ftl`]!
const keys = (lang: string): string[] => [...text(lang).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!)
const variables = (lang: string): Record<string, string[]> =>
  Object.fromEntries(
    text(lang).split(/^(?=[a-z][a-z0-9-]* =)/m).slice(1).map((part) => [part.split(' =')[0]!, [...new Set(part.match(/\$[a-z]+/g) ?? [])].sort()]),
  )
const code = Object.values(sources).join('\n')

describe('the words of the page', () => {
  test.each(LANGUAGES)('%s has every message once, with the same variables as English', (lang) => {
    expect(keys(lang)).toEqual(keys('en'))
    expect(new Set(keys(lang)).size).toBe(keys(lang).length)
    expect(variables(lang)).toEqual(variables('en'))
  })
  test.each(LANGUAGES)('%s can be read by Fluent', (lang) => {
    const bundle = new FluentBundle(lang)
    expect(bundle.addResource(new FluentResource(text(lang)))).toEqual([])
    expect(keys(lang).filter((id) => !bundle.hasMessage(id))).toEqual([])
  })
  test('no message is unused, and none that is used is missing', () => {
    const used = new Set([...code.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((found) => found[1]!))
    const phrases = keys('en').filter((id) => id.startsWith('phrase-'))
    expect(keys('en').filter((id) => !used.has(id) && !(phrases.includes(id) && used.has(id.slice('phrase-'.length))))).toEqual([])
    const said = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]!)
    expect(said.filter((id) => !keys('en').includes(id))).toEqual([])
  })
  test('a browser gets the first of its languages that we speak', () => {
    expect(wished(['pt-BR', 'fr-CA', 'en'])).toBe('fr')
    expect(wished(['ja'])).toBe('en')
  })
})
