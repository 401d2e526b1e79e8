import { canHover, forcedColors, from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const reserve = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxWidth: '44rem',
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})
export const strip = style({ minWidth: 0, maxWidth: '100%' })
/** On phones, one row that scrolls to the edges of the screen; the padding has room for the focus ring. */
export const stripRow = style({
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
    [from[769]]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
  },
})
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: '56px',
  minHeight: '64px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-chosen])': { background: color.brandSubtle } } },
    [forcedColors]: {
      selectors: { '&[data-chosen]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
  selectors: {
    '&[data-chosen]': {
      color: color.onBrand,
      background: color.brand,
      borderColor: color.brand,
    },
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
})
export const weekday = style({ fontSize: size[13] })
export const dayNumber = style({
  fontSize: size[20],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
})
export const date = style({ maxWidth: '16rem' })

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
})
export const legend = style({ fontSize: size[15], fontWeight: weight.strong, padding: 0 })
export const part = style({ border: 0, margin: 0, padding: 0, minWidth: 0 })
export const partName = style({
  padding: 0,
  paddingBlockEnd: space[8],
  fontSize: size[15],
  color: color.textMuted,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space[8],
})
export const slot = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: `calc(${vars.target} + 8px)`,
  paddingInline: space[8],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
  fontSize: size[15],
  lineHeight: 1.3,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([data-chosen])': { background: color.brandSubtle },
        '&:hover:has(:disabled)': { background: color.sunken },
      },
    },
    [forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
  },
  selectors: {
    '&[data-chosen]': {
      color: color.onBrand,
      background: color.brand,
      borderColor: color.brand,
    },
    '&:has(:disabled):not([data-chosen])': {
      color: color.textMuted,
      background: color.sunken,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-state="own"]:not([data-chosen])': {
      color: color.brandText,
      background: color.brandSubtle,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
/** Covers its label, so that a press on it is one on the control. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
export const note = style({ fontSize: size[13] })
export const length = style({ maxWidth: '16rem' })

export const total = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px dashed ${color.line}`,
})
export const amount = style({ fontFamily: vars.font.display, fontSize: size[24], lineHeight: 1.1 })
export const submit = style({ display: 'grid', '@media': { [from[769]]: { maxWidth: '20rem' } } })

export const booked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxWidth: '32rem',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
