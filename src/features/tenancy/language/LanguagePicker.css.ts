import { below480, canHover } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const trigger = style({
  display: 'flex',
  minWidth: vars.target,
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.target,
  paddingInline: space[12],
  marginInlineEnd: `calc(${space[12]} * -1)`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: size[15],
  fontWeight: weight.medium,
  cursor: 'pointer',
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
})

const narrow = '(max-width: 359.98px)'

export const globe = style({
  flex: 'none',
  '@media': { [below480]: { display: 'none' }, [narrow]: { display: 'block' } },
})

export const chevron = style({ flex: 'none' })

/** A wide logo leaves it little room on a phone, and none on the smallest. */
export const name = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { display: 'none' } },
})
