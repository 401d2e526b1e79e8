import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style, styleVariants } from '@vanilla-extract/css'

/** A plain surface with a thin border; other surfaces compose it. */
export const surface = style({
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
})

export const padding = styleVariants({
  none: {},
  medium: { padding: space[24] },
  large: { padding: space[24], '@media': { [from[769]]: { padding: space[32] } } },
})
