import type { Points } from '../contract'

/** The end of a game as a picture: how it went, why it ended, and the score turn by turn. All words come from the page. */
export interface Ending {
  won: boolean
  title: string
  reason: string
  /** The Victory Score, and what it is called at its line. */
  goal: number
  goalWord: string
  turns: number
  turnWord: string
  /** One line for each score: whose, and how it stood. */
  scores: { name: string; colour: string; points: Points[] }[]
  foot: string
}

/** A canvas has old-style figures where the page's letters have them: numbers are written with others. */
const FIGURES = '19px system-ui, "DejaVu Sans", sans-serif'
const W = 1200
const H = 630
const COLOURS = ['#8fc0f7', '#f0ac6a', '#83dba1', '#dba5ea', '#ff9aa3', '#7cd6df', '#e8cb5c', '#b3b0f5']
export const colourOf = (side: number): string => COLOURS[side % COLOURS.length]!

const at = (points: Points[], turn: number): number => points.filter((one) => one.turn <= turn).at(-1)?.total ?? 0

/** Words in lines that are not wider than this. */
export function lines(text: string, most: number, width: (text: string) => number): string[] {
  const out: string[] = []
  for (const word of text.split(' ')) {
    const longer = out.length ? `${out.at(-1)} ${word}` : word
    if (out.length && width(longer) <= most) out[out.length - 1] = longer
    else out.push(word)
  }
  return out
}

export async function endingPicture(end: Ending): Promise<Blob> {
  await document.fonts?.ready
  const canvas = document.createElement('canvas')
  canvas.width = W
  canvas.height = H
  const pen = canvas.getContext('2d')!
  const sky = pen.createLinearGradient(0, 0, W, H)
  for (const [part, colour] of end.won ? ([[0, '#16283c'], [0.6, '#1d2430'], [1, '#3a2d12']] as const) : ([[0, '#141b24'], [0.6, '#161c24'], [1, '#32171d']] as const)) sky.addColorStop(part, colour)
  pen.fillStyle = sky
  pen.fillRect(0, 0, W, H)
  pen.fillStyle = end.won ? '#e6c372' : '#b9c3cf'
  pen.fillRect(0, 0, 10, H)
  pen.font = '76px Marcellus, Georgia, serif'
  pen.fillText(end.title, 56, 104)
  pen.fillStyle = '#f1f3f5'
  pen.font = '27px "Alegreya Sans", sans-serif'
  lines(end.reason, W - 120, (text) => pen.measureText(text).width).slice(0, 2).forEach((line, i) => pen.fillText(line, 58, 152 + i * 34))
  chart(pen, end, { x: 100, y: 236, w: W - 170, h: H - 340 })
  pen.fillStyle = '#b9c3cf'
  pen.font = '22px "Alegreya Sans", sans-serif'
  pen.fillText(end.foot, 58, H - 28, W - 116)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

function chart(pen: CanvasRenderingContext2D, end: Ending, box: { x: number; y: number; w: number; h: number }): void {
  const all = end.scores.flatMap((one) => one.points.map((point) => point.total))
  const most = Math.max(end.goal, 1, ...all)
  const least = Math.min(0, ...all)
  const x = (turn: number): number => box.x + (turn / Math.max(1, end.turns)) * box.w
  const y = (points: number): number => box.y + box.h - ((points - least) / (most - least)) * box.h
  pen.font = FIGURES
  pen.lineWidth = 1
  const every = [1, 2, 5, 10, 20].find((one) => (most - least) / one <= 6) ?? 50
  for (let points = least; points <= most; points++) {
    if (points % every) continue
    pen.strokeStyle = points ? '#32404f' : '#7b8aa0'
    pen.beginPath()
    pen.moveTo(box.x, y(points))
    pen.lineTo(box.x + box.w, y(points))
    pen.stroke()
    pen.fillStyle = '#b9c3cf'
    pen.textAlign = 'right'
    pen.fillText(String(points), box.x - 12, y(points) + 7)
  }
  pen.textAlign = 'center'
  const step = [1, 2, 5, 10, 20, 50].find((one) => end.turns / one <= 14) ?? 100
  for (let turn = step; turn <= end.turns; turn += step) pen.fillText(String(turn), x(turn), box.y + box.h + 28)
  pen.textAlign = 'left'
  pen.fillText(end.turnWord, box.x - 60, box.y + box.h + 28)
  pen.setLineDash([8, 7])
  pen.strokeStyle = '#e6c372'
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.moveTo(box.x, y(end.goal))
  pen.lineTo(box.x + box.w, y(end.goal))
  pen.stroke()
  pen.setLineDash([])
  pen.fillStyle = '#e6c372'
  pen.textAlign = 'right'
  pen.fillText(end.goalWord, box.x + box.w, y(end.goal) - 16)
  pen.textAlign = 'left'
  end.scores.forEach((score, i) => {
    pen.strokeStyle = score.colour
    pen.lineWidth = 5
    pen.setLineDash([[], [14, 9], [3, 9], [16, 7, 3, 7]][i % 4]!)
    pen.beginPath()
    pen.moveTo(x(0), y(0))
    for (let turn = 1; turn <= end.turns; turn++) {
      pen.lineTo(x(turn), y(at(score.points, turn - 1)))
      pen.lineTo(x(turn), y(at(score.points, turn)))
    }
    pen.stroke()
    pen.setLineDash([])
    for (const point of score.points) {
      const down = point.total < at(score.points, point.turn - 1)
      pen.fillStyle = down ? '#ff9aa3' : '#ffe9a6'
      pen.beginPath()
      if (down) pen.arc(x(point.turn), y(point.total), 8, 0, 7)
      else {
        pen.moveTo(x(point.turn), y(point.total) - 10)
        pen.lineTo(x(point.turn) + 10, y(point.total))
        pen.lineTo(x(point.turn), y(point.total) + 10)
        pen.lineTo(x(point.turn) - 10, y(point.total))
      }
      pen.fill()
    }
    pen.fillStyle = score.colour
    if (end.scores.length > 1) pen.fillText(`— ${score.name}`, box.x + i * 260, box.y - 34, 250)
  })
}

/** Where pictures can be handed on, they are; elsewhere it is saved. */
export async function share(blob: Blob, name: string, save: (blob: Blob, name: string) => void): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  const hand = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })
  if (!hand) return save(blob, name)
  try {
    await navigator.share({ files: [file] })
  } catch {
    // They have thought better of it.
  }
}
