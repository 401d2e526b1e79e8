import { below480, below769, from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style, styleVariants } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from[769]]: { gap: space[24] } },
})

const atLeast = (width: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
})
export const kind = styleVariants({
  content: [
    atLeast(340),
    {
      rowGap: space[32],
      '@media': { [from[1025]]: { ...atLeast(428), columnGap: space[16] } },
    },
  ],
  utility: [
    atLeast(312),
    {
      '@media': {
        // Two side by side, if the font size leaves room.
        [below480]: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))',
          gap: space[12],
        },
      },
    },
  ],
  directory: [atLeast(383)],
  /** Large choices below one another on a tall screen: a kiosk, a native app. */
  choice: [
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { '(orientation: landscape)': atLeast(560) },
    },
  ],
})
/** The next tile is partly visible at the edge, which shows that the row scrolls. */
export const row = style({
  '@media': {
    [below769]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78vw, 320px)',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.gutter,
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.gutter})`,
      // Room for focus rings, which the scroll container would clip.
      paddingInline: vars.gutter,
      paddingBlock: space[4],
      marginBlock: `calc(-1 * ${space[4]})`,
      '::-webkit-scrollbar': { display: 'none' },
      // A focused tile has just been scrolled into view; snapping would move it away again.
      selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
    },
  },
})
export const item = style({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' })
