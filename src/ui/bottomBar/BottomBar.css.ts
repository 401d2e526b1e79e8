import { from } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { bottom } from './bottom.css'

/** On a low viewport, such as a zoomed one, the bar would cover half of it. */
const tallAndNarrow = '(max-width: 1024.98px) and (min-height: 560px)'
const tablet = '(min-width: 768.98px) and (max-width: 1024.98px)'
/** The bar's height with two lines of text. */
const usualHeight = '112px'

/**
 * Sticks to the lower edge of a phone and scrolls into place at the end of the page, so it covers
 * nothing there. It must be the last item of a column as high as the page. On wide screens it is
 * not a bar.
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
      flexDirection: 'column',
      alignItems: 'stretch',
      flexWrap: 'nowrap',
      gap: space[8],
      paddingBlockStart: space[12],
      paddingBlockEnd: `calc(${space[12]} + max(0px, env(safe-area-inset-bottom) - ${bottom}))`,
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [tallAndNarrow]: { position: 'sticky', bottom, zIndex: layer.docked },
    // On tablets there is room for the facts beside the action.
    [tablet]: { flexDirection: 'row', alignItems: 'center', gap: space[12] },
    [from[1025]]: { flexDirection: 'column', alignItems: 'stretch', gap: space[16] },
  },
})

// Scroll padding keeps focused elements clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [tallAndNarrow]: {
      scrollPaddingBottom: `calc(${usualHeight} + env(safe-area-inset-bottom) + ${bottom})`,
    },
  },
})

/** Text beside the action: a price, a time, a status. */
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  justifyContent: 'space-between',
  minWidth: 0,
  '@media': { [tablet]: { flex: '1 1 150px', justifyContent: 'flex-start' } },
})

export const action = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  flex: 'none',
  minWidth: 0,
  '@media': {
    [tablet]: { flex: '1 1 160px', maxWidth: '384px' },
  },
})

/** Several buttons: they take a row of their own. */
export const inLines = style({
  '@media': { [tablet]: { flexBasis: '100%', justifyContent: 'space-between' } },
})
