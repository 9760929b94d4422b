import { settings } from '../lib/settings.svelte'

/** Every sound is made here, of a few waves and some noise; nothing is told by sound alone. */
export type Sound = 'draw' | 'unit' | 'spell' | 'gear' | 'pay' | 'deal' | 'verb' | 'march' | 'exhaust' | 'hit' | 'buff' | 'strike' | 'death' | 'conquer' | 'won-point' | 'lost-point' | 'turn' | 'win' | 'loss'

type Note = [shape: OscillatorType | 'noise', from: number, to: number, start: number, ms: number, gain: number]

/** Waves go from one pitch to another; noise goes through a band at that pitch. Times in milliseconds. */
const RECIPES: Record<Sound, Note[]> = {
  draw: [['noise', 2400, 2400, 0, 50, 0.25]],
  unit: [['triangle', 196, 294, 0, 120, 0.5], ['sine', 80, 50, 0, 140, 0.9]],
  spell: [['sine', 392, 440, 0, 260, 0.4], ['sine', 587, 659, 0, 260, 0.3]],
  gear: [['square', 1200, 1200, 0, 12, 0.15], ['sine', 620, 610, 12, 300, 0.35]],
  pay: [['sine', 880, 830, 0, 80, 0.35], ['sine', 784, 740, 90, 80, 0.25]],
  deal: [['sine', 110, 104, 0, 500, 0.8], ['noise', 300, 700, 0, 480, 0.25]],
  verb: [['sawtooth', 73, 70, 0, 360, 0.35]],
  march: [['noise', 120, 90, 0, 70, 0.9], ['noise', 120, 90, 120, 70, 0.7]],
  exhaust: [['triangle', 330, 250, 0, 90, 0.25]],
  hit: [['noise', 1800, 900, 0, 50, 0.5], ['sine', 140, 60, 0, 130, 0.9]],
  buff: [['triangle', 523, 784, 0, 180, 0.3]],
  strike: [['noise', 6000, 1000, 0, 110, 0.6], ['sine', 200, 70, 60, 120, 0.6]],
  death: [['triangle', 220, 110, 0, 320, 0.5]],
  conquer: [['triangle', 294, 294, 0, 110, 0.4], ['triangle', 440, 440, 110, 200, 0.4]],
  'won-point': [['sine', 523, 523, 0, 90, 0.4], ['sine', 659, 659, 90, 90, 0.4], ['sine', 784, 784, 180, 180, 0.4]],
  'lost-point': [['triangle', 311, 305, 0, 160, 0.45], ['triangle', 233, 225, 160, 240, 0.45]],
  turn: [['sine', 587, 587, 0, 140, 0.25], ['sine', 880, 880, 140, 180, 0.22]],
  win: [['triangle', 392, 392, 0, 150, 0.4], ['triangle', 523, 523, 150, 150, 0.4], ['triangle', 659, 659, 300, 150, 0.4], ['triangle', 784, 784, 450, 600, 0.45], ['sine', 392, 392, 450, 600, 0.3]],
  loss: [['triangle', 294, 290, 0, 260, 0.4], ['triangle', 247, 243, 260, 260, 0.4], ['triangle', 196, 180, 520, 700, 0.45]],
}
/** -18 dB at full volume; and never two of a kind within so many milliseconds. */
const LOUDEST = 0.126
const APART = 60

/** After so much silence the machine need not listen any more: a line for sound that stays open costs power all the time. */
const SILENCE = 2000

let heard: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined
let hiss: AudioBuffer | undefined
const last = new Map<Sound, number>()

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = hiss.getChannelData(0)
  let seed = 1
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 16807) % 2147483647
    data[i] = (seed / 2147483647) * 2 - 1
  }
  return hiss
}

/** What would sound, for whoever watches: also where nothing may be heard. */
export const played: Sound[] = []

export function sound(name: Sound): void {
  const now = performance.now()
  if (now - (last.get(name) ?? -APART) < APART) return
  last.set(name, now)
  const { sound: on, volume } = settings.all
  if (!on || !volume || typeof AudioContext === 'undefined') return
  played.push(name)
  if (played.length > 50) played.shift()
  heard ??= new AudioContext()
  if (heard.state === 'suspended') void heard.resume().catch(() => {})
  const master = heard.createGain()
  master.gain.value = LOUDEST * (volume / 100)
  master.connect(heard.destination)
  for (const note of RECIPES[name]) ring(heard, master, note)
  clearTimeout(rest)
  rest = setTimeout(() => void heard?.suspend().catch(() => {}), SILENCE)
}

function ring(audio: AudioContext, master: GainNode, [shape, from, to, start, ms, gain]: Note): void {
  const begin = audio.currentTime + start / 1000
  const end = begin + ms / 1000
  const loud = audio.createGain()
  loud.gain.setValueAtTime(0.0001, begin)
  loud.gain.exponentialRampToValueAtTime(gain, begin + Math.min(0.02, ms / 4000))
  loud.gain.exponentialRampToValueAtTime(0.0001, end)
  loud.connect(master)
  if (shape === 'noise') {
    const source = audio.createBufferSource()
    source.buffer = noise(audio)
    const band = audio.createBiquadFilter()
    band.type = from < 400 ? 'lowpass' : 'bandpass'
    band.frequency.setValueAtTime(from, begin)
    band.frequency.exponentialRampToValueAtTime(to, end)
    source.connect(band).connect(loud)
    source.start(begin)
    source.stop(end)
    return
  }
  const wave = audio.createOscillator()
  wave.type = shape
  wave.frequency.setValueAtTime(from, begin)
  wave.frequency.exponentialRampToValueAtTime(to, end)
  wave.connect(loud)
  wave.start(begin)
  wave.stop(end)
}
