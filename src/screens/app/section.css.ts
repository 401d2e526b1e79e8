import { from } from '@ui/theme/breakpoints'
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

/**
 * A long section that nobody sees at first. A browser lays it out when it comes near: on a slow phone that is half of
 * the time before anything of home is shown. The clip leaves room for focus rings and shadows.
 */
export const sectionBelow = style([
  section,
  {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 520px',
    overflowClipMargin: space[32],
    '@media': { [from[769]]: { containIntrinsicSize: 'auto 1600px' } },
  },
])
