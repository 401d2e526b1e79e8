/**
 * Width of a tile in the content grid, for the `sizes` of its picture: one column between a phone's
 * gutters, two from 769 px, three from 1436 px, and constant beyond the maximum page width.
 */
export const contentTileSizes =
  '(min-width: 1480px) 443px, (min-width: 1436px) calc(33.3vw - 51px), (min-width: 1025px) calc(50vw - 68px), (min-width: 769px) calc(50vw - 44px), calc(100vw - 40px)'
