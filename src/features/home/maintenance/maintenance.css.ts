import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** Available services, below the notice. */
export const links = style({
  paddingInline: vars.gutter,
  paddingBlockEnd: space[64],
})
