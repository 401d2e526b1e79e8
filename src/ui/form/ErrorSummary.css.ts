import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid' })

/** Each is pressed by a finger, too. */
globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
})
