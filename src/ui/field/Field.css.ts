import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({ display: 'grid', minWidth: 0, border: 0 })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[16],
  marginBottom: space[8],
})
export const label = style({
  fontSize: size[15],
  fontWeight: weight.medium,
  lineHeight: leading.snug,
})
export const aside = style({ fontSize: size[13], color: vars.color.textMuted })

/** Takes no space without an error. */
export const below = style({})
globalStyle(`.${below} > *`, { marginTop: space[8] })

export const hint = style({
  marginTop: space[8],
  fontSize: size[13],
  lineHeight: leading.text,
  color: vars.color.textMuted,
})

export const error = style({
  display: 'flex',
  gap: space[8],
  fontSize: size[13],
  fontWeight: weight.medium,
  lineHeight: leading.text,
  color: vars.color.danger,
  transition: `opacity ${duration.calm} ${easeOut}, transform ${duration.calm} ${easeOut}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-4px)' },
})
export const errorIcon = style({ flex: 'none', width: '16px', height: '16px', marginTop: '2px' })
