import { radius } from '@ui/theme/radii'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** A logo is not a photograph: it stands in the middle of a quiet ground. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.brandText,
})
export const logo = style({
  width: 'min(40%, 220px)',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: radius.tile,
})
