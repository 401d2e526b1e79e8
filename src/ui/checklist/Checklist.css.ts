import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[8] })
export const item = style({
  display: 'flex',
  gap: space[8],
  fontSize: size[13],
  lineHeight: leading.text,
  color: vars.color.textMuted,
})
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: `1px solid ${vars.color.lineStrong}`,
  transition: `background-color ${duration.calm} ${easeOut}, color ${duration.calm} ${easeOut}`,
})
export const met = style({
  color: vars.color.raised,
  background: vars.color.success,
  borderColor: vars.color.success,
})
