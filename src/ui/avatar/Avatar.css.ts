import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style, styleVariants } from '@vanilla-extract/css'

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: vars.color.brandText,
  background: vars.color.brandSubtle,
  fontWeight: weight.medium,
  lineHeight: 1,
  userSelect: 'none',
})
export const sizes = styleVariants({
  small: { width: '32px', height: '32px', fontSize: size[13] },
  medium: { width: '44px', height: '44px', fontSize: size[15] },
  large: { width: '96px', height: '96px', fontSize: size[32], fontFamily: vars.font.display },
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
