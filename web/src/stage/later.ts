/** All that is loaded when the first thing moves, sounds or is told; the first page does without it. */
export { default as Stage } from './Stage.svelte'
export { default as Overlay } from './Overlay.svelte'
export { finish, perform } from '../motion/perform'
export { colourOf, endingPicture, share } from '../motion/ending'
export { saveAs } from '../lib/picture'
export { sound } from '../motion/sound'
export { default as MatchPanel } from '../parts/MatchPanel.svelte'
export { default as Result } from '../parts/Result.svelte'
