import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** Which part of its height is seen, where not all of it is. */
export const height = createVar()

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `50% ${fallbackVar(height, '50%')}`,
})
