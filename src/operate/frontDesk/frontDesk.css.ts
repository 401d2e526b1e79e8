import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { createVar, style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid' })
/** Names and states are not broken. */
export const whole = style({ whiteSpace: 'nowrap' })

export const section = style({ display: 'grid', gap: space[12] })
export const sectionTitle = style({ fontSize: size[20], fontWeight: weight.strong })

/** A figure on each card; the whole card leads to its list. */
export const figures = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from[769]]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' } },
})
export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  height: '100%',
})
export const number = style({
  fontFamily: vars.font.display,
  fontSize: size[32],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
})
export const cover = style({
  fontSize: size[15],
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: `calc(${space[16]} * -1)` },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const note = style({ fontSize: size[13], color: vars.color.textMuted })

export const waiting = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const waitingRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: vars.target,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})

/** A figure of a week above a bar, whose length compares it with the other weeks. */
export const share = createVar()
export const compared = style({
  display: 'inline-grid',
  gap: space[4],
  width: '96px',
  maxWidth: '100%',
})
export const bar = style({
  justifySelf: 'end',
  height: '4px',
  width: share,
  minWidth: '4px',
  borderRadius: '2px',
  backgroundColor: vars.color.brand,
})

/** Words of a person, as they wrote them. */
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const
export const files = style({ ...plainList, display: 'grid', gap: space[8] })
export const answers = style({ ...plainList, display: 'grid', gap: space[24] })
export const answer = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
})
/** Words of the tenant, who is not among the readers' colleagues. */
export const ofTenant = style({ borderInlineStartColor: vars.color.brand })
/** Words that only staff read. */
export const ofStaff = style({
  paddingBlock: space[8],
  paddingInlineEnd: space[16],
  borderInlineStartStyle: 'dashed',
  background: vars.color.sunken,
})
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: size[15],
  fontWeight: weight.strong,
})

/** The facts beside the conversation; above it where there is no room. */
export const request = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [from[1025]]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
  },
})
export const conversation = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  maxWidth: '640px',
  '@media': { [from[1025]]: { gridRow: 1, gridColumn: 1 } },
})
export const about = style({ display: 'grid', gap: space[24], minWidth: 0 })
export const assign = style({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  maxWidth: '320px',
})
export const composer = style({ display: 'grid', gap: space[16] })
export const sent = style({ display: 'flex', alignItems: 'center', gap: space[8] })

/** A search with those whom it has found. */
export const picker = style({ display: 'grid', gap: space[12] })
/** The usual step of a row, and the menu of the others. */
export const steps = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
export const codeForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  maxWidth: '480px',
})
