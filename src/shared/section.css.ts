import { from } from '@ui/theme/breakpoints'
import { tileTransition } from '@ui/theme/moving.css'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

/** A title and what stands below it; an anchor ends below the docked bars. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  scrollMarginTop: space[12],
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
    selectors: {
      // A tile to which a picture moves back has to be there at once.
      [`html:active-view-transition-type(${tileTransition}) &:has([data-moving])`]: {
        contentVisibility: 'visible',
      },
    },
    '@media': { [from[769]]: { containIntrinsicSize: 'auto 1600px' } },
  },
])
