import { cleanup } from '@testing-library/svelte'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

// happy-dom knows no animations; Svelte needs them to move cards.
const still = { cancel() {}, finish() {}, onfinish: null, currentTime: 0, playState: 'finished', effect: null, finished: Promise.resolve() }
Element.prototype.animate = () => still as unknown as Animation
Element.prototype.getAnimations = () => []
