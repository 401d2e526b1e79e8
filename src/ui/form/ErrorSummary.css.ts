import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid' })

/** Touch targets. */
globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
})
