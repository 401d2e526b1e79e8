import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[12], border: 0, margin: 0, padding: 0 })

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  minHeight: '64px',
  padding: `${space[12]} ${space[16]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `border-color ${duration.quick} ${easeOut}, background ${duration.quick} ${easeOut}`,
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.brand,
      background: vars.color.brandSubtle,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})

export const radio = style({
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: vars.color.brand,
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const textBlock = style({ display: 'grid' })
export const title = style({ fontSize: size[17], fontWeight: weight.strong })
export const detail = style({ fontSize: size[15], color: vars.color.textMuted })
