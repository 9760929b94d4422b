import { expect, test } from 'vitest'
import { label, spoken } from '../src/lib/labels'
import { ask, choice } from './things'

const offer = (text: string) => [{ ask: ask(1, []), choice: choice('pick', 1, { text }) }]

test('signs are said in words', () => {
  expect(spoken('Give it +2 [M]. [Exhaust]: pay [3] and [Fury|Chaos], then [Shield 2].')).toBe(
    'Give it +2 Might. Exhaust: pay 3 Energy and Fury / Chaos, then Shield 2.')
})
test('nothing says its own name twice', () => {
  expect(label('your Base', [], offer('your Base'))).toBe('your Base, can be chosen')
  expect(label('Recruit', ['Might 1'], offer('Recruit (1 [M], yours) #2'), '4 × Recruit')).toBe('4 × Recruit, Might 1, can be chosen')
})
test('what else can be done is said, or how much', () => {
  expect(label('Gust', [''], offer('Play Gust'))).toBe('Gust, Play Gust')
  expect(label('Gust', [undefined], [...offer('Play Gust'), ...offer('Hide Gust')])).toBe('Gust, 2 options')
  expect(label('Gust', [], [])).toBe('Gust')
})
