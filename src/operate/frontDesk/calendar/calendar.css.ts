import { from as wide } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const timeline = wide[769]

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const arrows = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const date = style({ fontSize: size[20], fontWeight: weight.strong })

/** Where something lies in the hours of the day, and how long it is. */
export const start = createVar()
export const length = createVar()

export const calendar = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [timeline]: {
      gap: 0,
      border: `1px solid ${color.line}`,
      borderRadius: radius.tile,
      background: color.surface,
      overflow: 'hidden',
    },
  },
})
export const stale = style({ opacity: 0.5 })

const nameColumn = '152px'
/** The hours above the lines. */
export const marks = style({
  display: 'none',
  '@media': {
    [timeline]: {
      display: 'block',
      position: 'relative',
      height: '32px',
      marginInlineStart: nameColumn,
      fontSize: size[13],
      color: color.textMuted,
      borderBlockEnd: `1px solid ${color.line}`,
      containerType: 'inline-size',
    },
  },
})
export const mark = style({
  position: 'absolute',
  insetInlineStart: start,
  insetBlockStart: '6px',
  paddingInlineStart: space[4],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Where the hours are narrow, every other one.
    '&:nth-child(even)': { '@container': { '(max-width: 820px)': { display: 'none' } } },
  },
})

export const row = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [timeline]: {
      gridTemplateColumns: `${nameColumn} minmax(0, 1fr)`,
      gap: 0,
      minHeight: '64px',
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    },
  },
})
export const resource = style({
  fontSize: size[17],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '@media': {
    [timeline]: {
      alignSelf: 'center',
      fontSize: size[15],
      paddingInline: space[12],
      paddingBlock: space[8],
    },
  },
})
/** Along the hours; on narrow screens, free times share lines and bookings have their own. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [timeline]: {
      display: 'block',
      position: 'relative',
      borderInlineStart: `1px solid ${color.line}`,
      background: color.sunken,
    },
  },
})
export const note = style({
  fontSize: size[15],
  color: color.textMuted,
  '@media': { [timeline]: { padding: `${space[16]} ${space[12]}` } },
})
export const entry = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': {
    [timeline]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: start,
      width: length,
      padding: '4px 1px',
      display: 'grid',
    },
  },
})
export const freeEntry = style({
  flex: '0 0 auto',
  '@media': { [timeline]: { padding: 0 } },
})

const control = style({
  minWidth: 0,
  font: 'inherit',
  fontSize: size[13],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 },
  },
})
export const free = style([
  control,
  {
    minHeight: vars.target,
    paddingInline: space[12],
    color: color.textMuted,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [timeline]: {
        minHeight: 0,
        padding: 0,
        overflow: 'hidden',
        // The hours above say when it is; a screen reader hears it.
        color: 'transparent',
        border: 0,
        borderInlineEnd: `1px solid ${color.line}`,
        borderRadius: 0,
      },
    },
    selectors: { '&:hover': { background: color.brandSubtle } },
  },
])
/** A place for the booking that is being moved. */
export const target = style({
  background: color.brandSubtle,
  borderColor: color.brandText,
  color: color.brandText,
})

export const block = style([
  control,
  {
    display: 'grid',
    alignContent: 'center',
    width: '100%',
    minHeight: vars.target,
    padding: `${space[4]} ${space[8]}`,
    overflow: 'hidden',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: radius.control,
  },
])
export const states = styleVariants({
  confirmed: { color: color.text, background: color.successSubtle, borderColor: color.success },
  waiting: {
    color: color.text,
    background: color.warningSubtle,
    borderColor: color.warning,
    borderStyle: 'dashed',
  },
  denied: { color: color.text, background: color.dangerSubtle, borderColor: color.danger },
  cancelled: { color: color.textMuted, background: color.sunken, borderColor: color.lineStrong },
  closed: {
    color: color.text,
    background: `repeating-linear-gradient(45deg, ${color.sunken} 0 6px, ${color.surface} 6px 12px)`,
    borderColor: color.lineStrong,
  },
})
export const lifted = style({ borderStyle: 'dashed', boxShadow: `0 0 0 2px ${color.brandText}` })
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const title = style({
  fontWeight: weight.strong,
  '@media': { [timeline]: cut },
})
export const detail = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [timeline]: cut },
})

/** A day and an hour, twice. */
export const span = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[16],
})
export const dialog = style({ display: 'grid', gap: space[16] })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[8],
  margin: 0,
})
export const inside = style({ display: 'grid', gap: space[12], border: 0, padding: 0, minWidth: 0 })
export const legend = style({ fontWeight: weight.strong, marginBlockEnd: space[8] })
