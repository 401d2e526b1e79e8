import { below769 } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style({
  overflowX: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size[15],
  '@media': { [below769]: { display: 'block' } },
})

export const stale = style({ opacity: 0.6 })

export const head = style({
  '@media': {
    // The labels are beside the cells; screen readers still read the header.
    [below769]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** On narrow screens the rows are blocks, which fill the width. */
export const body = style({ '@media': { [below769]: { display: 'block' } } })

export const header = style({
  paddingInline: space[16],
  textAlign: 'start',
  fontSize: size[13],
  fontWeight: weight.strong,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  height: vars.target,
})

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.target,
  fontWeight: 'inherit',
  selectors: { '&:hover': { color: color.text } },
})
export const arrow = style({
  display: 'inline-flex',
  opacity: 0,
  selectors: { [`${sort}:hover &`]: { opacity: 0.5 } },
})
export const sorted = style({ opacity: 1, color: color.text })

export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:hover': { background: color.sunken } },
  '@media': {
    // The title and the buttons share the first line; each other cell has one of its own.
    [below769]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[4]} ${space[8]}`,
      padding: space[16],
    },
  },
})

export const cell = style({
  padding: `${space[12]} ${space[16]}`,
  verticalAlign: 'middle',
  // A word that fits stays whole: breaking it anywhere would also make its column too narrow for it.
  overflowWrap: 'break-word',
  '@media': {
    [below769]: {
      overflowWrap: 'anywhere',
      display: 'flex',
      flex: '1 0 100%',
      order: 2,
      alignItems: 'center',
      justifyContent: 'space-between',
      textAlign: 'end',
      gap: space[16],
      padding: 0,
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          flex: 'none',
          color: color.textMuted,
        },
        '&[data-label]:empty': { display: 'none' },
      },
    },
  },
})
/** A button keeps its words on one line. */
globalStyle(`${cell} button`, { whiteSpace: 'nowrap' })

export const first = style({
  textAlign: 'start',
  fontWeight: weight.medium,
  minWidth: '12rem',
  overflowWrap: 'anywhere',
  '@media': {
    [below769]: { flex: '1 1 0', order: 0, minWidth: '7rem', textAlign: 'start' },
  },
})
/** The first cell of a row that can be dragged. */
export const gripped = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const figure = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const narrow = style({
  width: '1px',
  whiteSpace: 'nowrap',
  '@media': { [below769]: { flex: 'none', order: 1, width: 'auto', justifyContent: 'end' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[16],
})
export const search = style({ flex: '1 1 260px', maxWidth: '420px' })
export const filter = style({
  flex: '0 1 220px',
  minWidth: '140px',
  // Two of them share a line on a phone.
  '@media': { [below769]: { flex: '1 1 140px' } },
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: size[15],
})
export const turn = style({ display: 'flex', gap: space[8] })

/** A row that can be chosen; on narrow screens its box stands beside its title. */
export const selectable = style({
  '@media': { [below769]: { position: 'relative', paddingInlineStart: '56px' } },
})
export const selector = style({
  width: '1px',
  paddingInlineStart: space[16],
  '@media': {
    [below769]: { position: 'absolute', insetBlockStart: space[4], insetInlineStart: 0 },
  },
})

/** What can be done to the chosen rows; it stays in view where it does not hide most of the list. */
export const bulk = style({
  position: 'sticky',
  insetBlockStart: space[8],
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.tile,
  '@media': { [below769]: { position: 'static' } },
})
export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const failures = style({ display: 'grid', gap: space[4], paddingInlineStart: space[16] })
export const mailbox = style({ overflowWrap: 'break-word' })
