/**
 * How wide a tile of the content grid stands, for the `sizes` of its picture: a column of at least 428 px
 * between the gutters, two columns from 944 px on, three from 1460, and none wider once the page is full.
 */
export const contentTileSizes =
  '(min-width: 1680px) 501px, (min-width: 1460px) 30vw, (min-width: 944px) 46vw, calc(100vw - 40px)'
