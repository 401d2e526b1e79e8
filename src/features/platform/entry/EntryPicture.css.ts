import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** The vertical position of the visible part of a cropped picture. */
export const height = createVar()

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `50% ${fallbackVar(height, '50%')}`,
})
