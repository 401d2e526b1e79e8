import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${space[48]} ${space[24]}`,
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: space[8],
  borderRadius: '50%',
  color: color.brandText,
  background: color.brandSubtle,
})
export const failed = style({ color: color.textMuted, background: color.sunken })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: size[24],
  fontWeight: weight.regular,
  letterSpacing: '-0.015em',
})
export const text = style({ fontSize: size[15], lineHeight: leading.text, color: color.textMuted })
export const action = style({ marginTop: space[16] })
