import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The drawings that cards use (emblems.json), each a small file of its own: a table loads those of its decks and no others. */
const table = JSON.parse(readFileSync(new URL('emblems.json', import.meta.url), 'utf-8')) as {
  signs: Record<string, string | string[]>
  cards: Record<string, string>
}
const pack = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8')) as {
  icons: Record<string, { body: string }>
}

const files = new Map<string, string>()
files.set('cards.json', JSON.stringify({ ...table.signs, cards: table.cards }))
for (const name of [...new Set([...Object.values(table.cards), ...Object.values(table.signs).flat()])].sort()) {
  const icon = pack.icons[name]
  if (!icon) throw new Error(`emblems.json: the collection has no drawing called ${name}`)
  // One decimal is a tenth of a pixel on the largest card.
  const body = icon.body.replace(/ ?fill="currentColor"/g, '').replace(/(\d*\.\d)\d+/g, '$1')
  files.set(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`)
}
const hash = createHash('sha256').update(JSON.stringify([...files])).digest('base64url').slice(0, 8)

/** The folder carries the hash, so that browsers keep its files for ever. */
export const EMBLEMS = `assets/emblems-${hash}/`

export const emblems = (): Plugin => ({
  name: 'emblems',
  generateBundle() {
    for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: EMBLEMS + name, source })
  },
  configureServer(server) {
    server.middlewares.use(`/${EMBLEMS}`, (call, answer, next) => {
      const found = files.get((call.url ?? '').slice(1))
      if (found === undefined) return next()
      answer.setHeader('Content-Type', call.url!.endsWith('.svg') ? 'image/svg+xml' : 'application/json')
      answer.end(found)
    })
  },
})
