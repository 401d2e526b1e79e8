import { canHover, from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** On phones, the month with the list below it; side by side on wider screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@media': {
    [from[1025]]: { gridTemplateColumns: 'minmax(0, 383px) minmax(0, 1fr)', gap: space[64] },
  },
})
export const list = style({ minWidth: 0 })
export const days = style({ display: 'grid', gap: space[48] })
export const daySection = style({ display: 'grid', gap: space[16], minWidth: 0 })

export const month = style({
  width: 'min(100%, 28rem)',
  justifySelf: 'center',
  '@media': {
    [from[1025]]: {
      position: 'sticky',
      top: `calc(${vars.dock} + ${space[32]})`,
      width: '100%',
      padding: space[16],
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.tile,
    },
  },
})
export const monthHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[8],
})
export const monthName = style({ fontFamily: vars.font.display, fontSize: size[20] })
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target,
  height: vars.target,
  borderRadius: radius.round,
  color: color.text,
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.brandSubtle } } } },
})

export const monthLoadingHead = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  height: vars.target,
})
export const daysLoading = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridAutoRows: vars.target,
  placeItems: 'center',
  paddingBlockStart: space[32],
})

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const weekday = style({
  paddingBlock: space[8],
  color: color.textMuted,
  // Fits seven in a row at any font size.
  fontSize: `min(${size[13]}, 3.6vw)`,
  fontWeight: weight.regular,
})
export const cell = style({ padding: '1px' })
export const day = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '3px',
  minHeight: vars.target,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-listed])': { background: color.brandSubtle } } },
  },
  selectors: {
    '&[data-outside]': { color: color.textMuted },
    '&[data-today]': {
      boxShadow: `inset 0 0 0 1px ${color.brandText}`,
      fontWeight: weight.strong,
    },
    '&[data-listed]': { color: color.onBrand, background: color.brand },
  },
})
export const number = style({ fontSize: size[15], lineHeight: 1.2 })
export const dots = style({ display: 'flex', gap: '3px', height: '4px' })
export const dot = style({
  width: '4px',
  height: '4px',
  borderRadius: radius.round,
  background: 'currentColor',
})

export const filterRow = style({ minWidth: 0, maxWidth: '100%' })
/** On phones, one row that scrolls to the edges of the screen; the padding has room for the focus ring. */
export const filters = style({
  display: 'flex',
  gap: space[8],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.gutter})`,
  scrollPaddingInline: vars.gutter,
  paddingInline: vars.gutter,
  marginBlock: '-4px',
  paddingBlock: '4px',
  '@media': {
    [from[480]]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
})
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target,
  paddingInline: space[16],
  whiteSpace: 'nowrap',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  color: color.text,
  fontSize: size[15],
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-chosen])': { background: color.brandSubtle } } },
  },
  selectors: {
    '&[data-chosen]': {
      color: color.onBrand,
      background: color.brand,
      borderColor: color.brand,
    },
  },
})
