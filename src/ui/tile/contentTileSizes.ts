/**
 * How wide a tile of the content grid stands, for the `sizes` of its picture: one column between the gutters of a phone,
 * two from 769 px on, three from 1436, and no wider once the page is full.
 */
export const contentTileSizes =
  '(min-width: 1480px) 443px, (min-width: 1436px) calc(33.3vw - 51px), (min-width: 1025px) calc(50vw - 68px), (min-width: 769px) calc(50vw - 44px), calc(100vw - 40px)'
