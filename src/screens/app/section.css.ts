import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** A title and what stands below it; an anchor ends below the docked bars. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  scrollMarginTop: `calc(${vars.dock} + 4em + ${space[24]})`,
})
