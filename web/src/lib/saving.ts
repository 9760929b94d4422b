import { api } from './api'
import { words } from './words.svelte'

/** A game of a room as a file, or without a number all that is played there; from a running one only what this seat may know. */
export async function saveGame(room: string, secret: string, game?: number): Promise<void> {
  const found = await api.exportGame(room, secret, words.lang, game)
  const name = game === undefined ? room : `${room}-${game + 1}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([found.whole ? found.record : JSON.stringify(found)], { type: 'text/plain' }))
  link.download = found.whole ? `${name}.farfield.txt` : `${name}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
