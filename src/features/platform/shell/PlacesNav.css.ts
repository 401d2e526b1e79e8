import { bar } from '@ui/bottomBar/BottomBar.css'
import { bottom, bottomVar } from '@ui/bottomBar/bottom.css'
import { below769, from, low } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Grows with the font size. */
const height = `calc(max(60px, 3rem) + env(safe-area-inset-bottom))`

const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.header,
  height,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.ground,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from[769]]: { display: 'none' }, [low]: { position: 'static' } },
})

const inHeader = style({
  flex: 'none',
  alignSelf: 'stretch',
  '@media': { [below769]: { display: 'none' } },
})

export const nav = { bottom: bottomBar, header: inHeader }

/** Fixed elements are above the bar, and scrolling to an element keeps it clear of the bar. */
globalStyle(`:root:has(${bottomBar})`, {
  '@media': {
    [below769]: { vars: { [bottomVar]: height } },
    [low]: { vars: { [bottomVar]: '0px' } },
  },
})
/** An item's action takes the bar's place on phones: two bars would cover a quarter of the screen. */
globalStyle(`:root:has(${bar}) ${bottomBar}`, { '@media': { [below769]: { display: 'none' } } })
globalStyle(`:root:has(${bottomBar}):has(${bar})`, {
  '@media': { [below769]: { vars: { [bottomVar]: '0px' } } },
})
globalStyle('html', { scrollPaddingBottom: bottom })

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '100%',
  selectors: { [`${inHeader} &`]: { gridAutoColumns: 'auto' } },
})

/** Around a name in the header; on tablets there is less room. */
const inset = 'clamp(8px, 1.2vw, 16px)'

export const item = style({ display: 'grid', minWidth: 0 })

export const link = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '2px',
  minWidth: 0,
  paddingInline: '4px',
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: '8px' },
    [`${item}[data-here] &`]: { color: vars.color.brandText, fontWeight: weight.strong },
    [`${inHeader} &`]: { position: 'relative', paddingInline: inset },
    // The underline of the current place is on the header's lower edge.
    [`${inHeader} ${item}[data-here] &::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: inset,
      bottom: 0,
      height: '2px',
      background: vars.color.brandText,
    },
  },
})

/**
 * 11 px, as on native apps: four German labels fit side by side, and grow as far as there is room.
 */
export const label = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: 'min(0.6875rem, 4.2vw)',
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${inHeader} &`]: { fontSize: `clamp(${size[13]}, 1.5vw, ${size[15]})` } },
})
