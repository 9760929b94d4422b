import { cleanup } from '@testing-library/svelte'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

// happy-dom knows no animations; Svelte needs them to move cards.
const still = { cancel() {}, finish() {}, onfinish: null, currentTime: 0, playState: 'finished', effect: null, finished: Promise.resolve() }
Element.prototype.animate = () => still as unknown as Animation
Element.prototype.getAnimations = () => []

// As wide as most screens: there is room for a column beside the board. No file is fetched: pictures have no emblems here.
const page = window as unknown as { happyDOM?: { setViewport(size: { width: number; height: number }): void } }
page.happyDOM?.setViewport({ width: 1440, height: 900 })
globalThis.fetch = () => Promise.reject(new Error('no network in tests'))
