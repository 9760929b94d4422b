/** Small drawings that mean something on the table, each a path in a box of 24. */
export const BLADE = 'M21.5 2.5l-1 5.5-8.7 8.7-2.5-2.5L18 5.5zM8 13l3 3-1.4 1.4 1.2 1.2-1.5 1.5-1.7-1.7L4.5 21.5l-2-2 3.1-3.1-1.7-1.7 1.5-1.5 1.2 1.2z'
export const HELM = 'M12 2l8 3.5V13c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V5.5zM6.5 9.5V12l4 1.2V19h3v-5.8l4-1.2V9.5z'
/** Something worn. */
export const GEAR = 'M10 2h4l.6 2.8 2 .8L19 4l3 3-1.6 2.4.8 2L24 12v0l-2.8.6-.8 2L22 17l-3 3-2.4-1.6-2 .8L14 22h-4l-.6-2.8-2-.8L5 20l-3-3 1.6-2.4-.8-2L0 12l2.8-.6.8-2L2 7l3-3 2.4 1.6 2-.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'
/** A written page: what has happened. */
export const PAGE = 'M6 2h9l4 4v16H5V3a1 1 0 0 1 1-1zM8 9v2h8V9zM8 13v2h8v-2zM8 17v2h5v-2z'
export const SHIELD = 'M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z'
/** What stands for a spot of a lane while nothing else stands there: Base, Nearfield, Midfield, Farfield, NPC Base. */
export const SPOT_SIGNS = [
  'M4 22V9h2V6H4V2h3v2h3V2h4v2h3V2h3v4h-2v3h2v13h-6v-5a2 2 0 0 0-4 0v5z',
  'M5 2h2v20H5zM8 3h11l-3 4.5 3 4.5H8z',
  'M12 2l10 10-10 10L2 12zM12 7l-5 5 5 5 5-5z',
  'M12 2l2.8 6.6 7.2.6-5.5 4.7 1.7 7.1L12 17.2 5.8 21l1.7-7.1L2 9.2l7.2-.6z',
  HELM,
] as const
