import type { CatalogueCard } from '../contract'
import { cardImage, tileImage } from '../art/drawn'
import { allOf } from '../art/emblems.svelte'
import { curve, sum, type Draft, type Known } from './deck'

const image = (src: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const made = new Image()
    made.onload = () => done(made)
    made.onerror = () => fail(new Error('a picture cannot be drawn'))
    made.src = src
  })

/** A deck as one picture: its legend, its curve, and every card with its number. */
export async function deckPicture(draft: Draft, known: Known): Promise<Blob> {
  const of = (name: string): CatalogueCard | undefined => known.get(name)
  const order = (name: string): number => (of(name)?.face.energy ?? 0) * 100 + ['unit', 'spell', 'gear'].indexOf(of(name)?.face.type ?? '')
  const main = Object.entries(draft.main).filter(([name]) => of(name)).sort((x, y) => order(x[0]) - order(y[0]) || x[0].localeCompare(y[0]))
  const rest: [string, number][] = [...draft.battlefields.filter((name) => of(name)).map((name): [string, number] => [name, 1])]
  const all = [...main, ...rest]
  await allOf([draft.legend, ...all.map(([name]) => name)])
  await document.fonts?.ready
  const [columns, w, h, gap, left] = [6, 150, 112, 10, 250]
  const rows = Math.max(3, Math.ceil(all.length / columns))
  const canvas = document.createElement('canvas')
  canvas.width = left + columns * (w + gap) + 30
  canvas.height = 100 + rows * (h + gap) + 40
  const pen = canvas.getContext('2d')!
  const sky = pen.createLinearGradient(0, 0, canvas.width, canvas.height)
  for (const [at, colour] of [[0, '#16283c'], [0.6, '#121a23'], [1, '#32171d']] as const) sky.addColorStop(at, colour)
  pen.fillStyle = sky
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#f1f3f5'
  pen.font = '38px Marcellus, Georgia, serif'
  pen.fillText(draft.name || draft.legend, 26, 62, canvas.width - 60)
  const legend = of(draft.legend)
  if (legend) {
    pen.drawImage(await image(cardImage(legend.face, 'dark', 204)), 26, 96, 200, 280)
    pen.textAlign = 'center'
    pen.font = '700 17px "Alegreya Sans", sans-serif'
    pen.fillText(draft.legend, 126, 292, 168)
    pen.textAlign = 'left'
  }
  const columnsOf = curve(draft, known)
  const highest = Math.max(1, ...columnsOf)
  const foot = Math.min(canvas.height - 50, 500)
  columnsOf.forEach((n, i) => {
    pen.fillStyle = '#5fe0cb'
    const tall = (n / highest) * 70
    pen.fillRect(28 + i * 25, foot - tall, 20, tall)
    pen.fillStyle = '#b9c3cf'
    pen.font = '13px "Alegreya Sans", sans-serif'
    pen.fillText(i === 7 ? '7+' : String(i), 33 + i * 25, foot + 16)
  })
  for (const [i, [name, n]] of all.entries()) {
    const card = of(name)!
    const [x, y] = [left + (i % columns) * (w + gap), 96 + Math.floor(i / columns) * (h + gap)]
    pen.drawImage(await image(tileImage(card.face, false)), x, y, w, h)
    pen.fillStyle = '#fff'
    pen.font = '700 15px "Alegreya Sans", sans-serif'
    pen.shadowColor = '#000'
    pen.shadowBlur = 4
    pen.fillText(name.split(', ')[0]!, x + 10, y + h - 12, w - 20)
    pen.shadowBlur = 0
    if (card.face.type !== 'battlefield') {
      pen.fillStyle = '#1a212b'
      pen.beginPath()
      pen.arc(x + 18, y + 18, 13, 0, 7)
      pen.fill()
      pen.fillStyle = '#ffe6a6'
      pen.beginPath()
      pen.roundRect(x + w - 38, y + 6, 32, 24, 6)
      pen.fill()
      pen.textAlign = 'center'
      pen.fillStyle = '#fff'
      pen.fillText(String(Math.max(0, card.face.energy)), x + 18, y + 23)
      pen.fillStyle = '#3a2a00'
      pen.fillText(`×${n}`, x + w - 22, y + 23)
      pen.textAlign = 'left'
    }
  }
  pen.fillStyle = '#b9c3cf'
  pen.font = '15px "Alegreya Sans", sans-serif'
  const runes = Object.entries(draft.runes).map(([name, n]) => `${n} ${name}`).join(' · ')
  pen.fillText(`${sum(draft.main)} · ${runes} · Farfield`, left, canvas.height - 18)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

export function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
