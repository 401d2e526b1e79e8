import { from } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { bottom } from './bottom.css'

/** A low screen, as one that is zoomed in on, would be half covered. */
const tallAndNarrow = '(max-width: 1024.98px) and (min-height: 560px)'
/** As high as it becomes with two lines of words. */
const usualHeight = '136px'

/**
 * Stays at the lower edge of a phone and takes its own place at the end of the page, so it covers nothing there.
 * It wants to be the last item of a column that is as high as the page. Beside a page it is no bar.
 */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '@media': {
    '(max-width: 1024.98px)': {
      order: 1,
      marginInline: `calc(-1 * ${vars.gutter})`,
      marginBlockStart: 'auto',
      paddingInline: vars.gutter,
      paddingBlockStart: space[12],
      paddingBlockEnd: `calc(${space[12]} + max(0px, env(safe-area-inset-bottom) - ${bottom}))`,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [tallAndNarrow]: { position: 'sticky', bottom, zIndex: layer.docked },
    [from[1025]]: { flexDirection: 'column', alignItems: 'stretch', gap: space[16] },
  },
})

// What gets the focus is scrolled clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [tallAndNarrow]: {
      scrollPaddingBottom: `calc(${usualHeight} + env(safe-area-inset-bottom) + ${bottom})`,
    },
  },
})

/** What is said beside the action: a price, a moment, a mark. */
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  flex: '1 1 120px',
  minWidth: 0,
  '@media': { [from[1025]]: { flex: 'none', justifyContent: 'space-between' } },
})

export const action = style({
  display: 'grid',
  gap: space[8],
  flex: '1 1 168px',
  minWidth: 0,
  '@media': {
    [from[769]]: { maxWidth: '384px' },
    [from[1025]]: { flex: 'none', maxWidth: 'none' },
  },
})

/** More than one thing to press: it takes a line of its own. */
export const inLines = style({ flexBasis: '100%', justifyContent: 'space-between' })
