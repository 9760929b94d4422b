import { beforeEach, describe, expect, test, vi } from 'vitest'
import { animate, finish, lasts, later } from '../src/motion/clock'
import { lines } from '../src/motion/ending'
import { perform } from '../src/motion/perform'
import { played, sound } from '../src/motion/sound'
import { settings } from '../src/lib/settings.svelte'
import { card, line, place, side, view } from './things'

const animations: { frames: Keyframe[]; node: Element }[] = []
const nothing = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 }
const part = (): object => ({ gain: nothing, frequency: nothing, connect: (to: unknown) => to, start() {}, stop() {}, type: '', buffer: null })
class Audio {
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = {}
  createGain = part
  createOscillator = part
  createBufferSource = part
  createBiquadFilter = part
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
}

beforeEach(() => {
  finish()
  animations.length = played.length = 0
  document.body.innerHTML = ''
  vi.stubGlobal('AudioContext', Audio)
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    animations.push({ frames, node: this })
    return { finished: new Promise(() => {}), finish() {} }
  } as unknown as Element['animate']
  Object.assign(settings.all, { motion: 'system', pace: 1.4, sound: true, volume: 60 })
})

const seen = view({ sides: [side(0), side(1, { is_player: false })], places: [place(0, 1, { card: card(500, 'Void Gate') })] })
const happen = (...some: ReturnType<typeof line>[]): void => {
  document.body.innerHTML = '<div class="score"><span class="points"><b>3</b></span></div><div class="board"><section class="place" data-drop="place 0"><i class="units own"></i></section><button data-drop="card 7">x</button></div>'
  for (const one of document.querySelectorAll('*')) one.getClientRects = () => [{}] as unknown as DOMRectList
  const gone = document.createElement('button')
  perform({ lines: some, before: new Map([['8', { node: gone, box: new DOMRect(1, 2, 3, 4), name: 'Poro' }]]), view: seen, faces: {}, you: [0] })
}
const shown = (kind: string): number => document.querySelectorAll(`.motion .${kind}`).length

describe('effects', () => {
  test('damage shows its number where the unit is, and who has left the board its ghost', () => {
    happen(line(1, 'dealt', { objects: [7], args: [3, 0] }))
    expect([shown('hit'), document.querySelector('.motion .hit')?.textContent]).toEqual([1, '−3'])
    happen(line(2, 'dies', { objects: [8], args: [0, 0] }))
    expect([shown('ghost'), shown('skull')]).toEqual([1, 1])
  })
  test('whoever was ready and is exhausted now leans over, and another turn is called out', () => {
    document.body.innerHTML = '<div class="board"><button data-drop="card 7">x</button><button data-drop="card 9">y</button></div>'
    for (const one of document.querySelectorAll('*')) one.getClientRects = () => [{}] as unknown as DOMRectList
    const units = (...tired: number[]) => view({ places: [place(0, 0, { units: [7, 9].map((id) => card(id, 'Poro', { exhausted: tired.includes(id) })) })] })
    perform({ lines: [line(1, 'turn', { turn: 4 })], before: new Map(), was: units(9), view: units(7, 9), faces: {}, you: [0] })
    expect(animations.filter((one) => one.node instanceof HTMLButtonElement).map((one) => one.node.textContent)).toEqual(['x'])
    expect(played).toEqual(['exhaust'])
    expect(shown('turned')).toBe(1)
  })
  test('a point flies to the score, won or lost; a place gets its new flag', () => {
    happen(line(1, 'gains-points', { by: 0, args: [0, -1, 2] }))
    expect([shown('lost'), shown('point')]).toEqual([1, 0])
    happen(line(1, 'conquers', { by: 1, objects: [500], args: [1] }))
    expect(document.querySelector('.motion .flagged')?.className).toContain('theirs')
  })
  test('with less motion nothing travels, and what shows only stays for its time', () => {
    settings.all.motion = 'less'
    happen(line(1, 'dealt', { objects: [7], args: [3, 0] }), line(2, 'conquers', { by: 0, objects: [500], args: [0] }))
    vi.waitFor(() => expect(animations.length).toBeGreaterThan(0))
    expect(animations.flatMap((one) => one.frames).filter((frame) => 'transform' in frame || 'clipPath' in frame)).toEqual([])
  })
  test('one clock: it goes with the pace, and whoever goes on ends what is still to come', () => {
    expect([0.7, 1.4, 2.8].map((pace) => { settings.all.pace = pace; return lasts(1000) })).toEqual([500, 1000, 1600])
    const what = vi.fn()
    vi.useFakeTimers()
    later(500, what)
    finish()
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(what).not.toHaveBeenCalled()
    animate(document.body, [{ transform: 'none' }], 10)
    expect(animations.at(-1)!.frames).toEqual([{ transform: 'none' }])
  })
})

describe('sounds', () => {
  test('each has its own, never two of a kind at once, and none where they are muted', () => {
    happen(line(1, 'buffed', { objects: [7], args: [0] }))
    expect(played).toEqual(['buff'])
    sound('buff')
    expect(played).toEqual(['buff'])
    settings.all.sound = false
    sound('win')
    settings.all.sound = true
    settings.all.volume = 0
    sound('win')
    expect(played).not.toContain('win')
  })
})

test('the reason of an ending is broken into lines that fit', () => {
  expect(lines('one two three four', 9, (text) => text.length)).toEqual(['one two', 'three', 'four'])
})
