/** Where the emblems of cards lie, from the page (emblems.ts). */
declare const __EMBLEMS__: string
