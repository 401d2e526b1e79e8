/**
 * How wide a tile of the content grid stands, for the `sizes` of its picture: one column between the gutters of a phone,
 * two from 769 px on, three from 1196, and no wider once the page is full.
 */
export const contentTileSizes =
  '(min-width: 1488px) 437px, (min-width: 1196px) calc(33.3vw - 59px), (min-width: 1025px) calc(50vw - 76px), (min-width: 769px) calc(50vw - 44px), calc(100vw - 40px)'
