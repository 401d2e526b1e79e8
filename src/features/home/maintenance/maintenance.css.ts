import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** What can be used meanwhile, below what cannot. */
export const links = style({
  paddingInline: vars.gutter,
  paddingBlockEnd: space[64],
})
