import { below769 } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[24], maxWidth: '640px' })
/** The fields of a form, together disabled for a role that may only read them. */
export const fields = style({ display: 'grid', gap: space[24], border: 0, minWidth: 0, padding: 0 })
export const group = style({ display: 'grid', gap: space[16] })
export const groupTitle = style({
  fontSize: size[20],
  fontWeight: weight.strong,
  scrollMarginBlockStart: space[96],
})
export const pair = style({
  display: 'grid',
  gap: space[16],
  // A field with a hint is taller than the one beside it.
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
})
/** A field for each day of the week. */
export const days = style({ display: 'grid', gap: space[12] })
export const day = style({
  display: 'grid',
  columnGap: space[16],
  rowGap: space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
  '@media': { [below769]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** On phones, above the two times. */
export const dayMode = style({
  minWidth: 0,
  '@media': { [below769]: { gridColumn: '1 / -1' } },
})
/** A field with a button that removes it. */
export const removable = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
})
/** Beside the control, below the field's label. */
export const besideControl = style({
  marginBlockStart: `calc(${size[15]} * ${leading.snug} + ${space[8]})`,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
})

export const conflict = style({ display: 'grid', gap: space[16], maxWidth: '640px' })
export const choice = style({ display: 'grid', gap: space[8], border: 0, minWidth: 0 })
export const legend = style({ fontWeight: weight.strong })
export const choiceError = style({ color: vars.color.danger, fontSize: size[15] })
export const before = style({ fontSize: size[15], color: vars.color.textMuted })
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.target,
  overflowWrap: 'anywhere',
})
export const others = style({ display: 'grid', gap: space[4], fontSize: size[15] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: `${space[8]} ${space[24]}`,
  fontSize: size[15],
  overflowWrap: 'anywhere',
  '@media': { [below769]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
/** No wider than a form. */
export const readable = style({ maxWidth: '640px' })
export const fact = style({ color: vars.color.textMuted })
/** A fact with an action. */
export const line = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  overflowWrap: 'anywhere',
})

/** A fact below its label, with a button. */
export const copyable = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  overflowWrap: 'anywhere',
})
export const copyableLabel = style({ gridColumn: '1 / -1', color: vars.color.textMuted })

/** An address that is not broken. */
export const address = style({ whiteSpace: 'nowrap' })

/** Two ends of a line. */
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

/** What belongs to one of several, such as one of the buildings of a company. */
export const part = style({
  display: 'grid',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const weekHours = style({ border: 0, padding: 0, minWidth: 0 })
/** A legend is outside of its fieldset's grid, and so of its gaps. */
export const weekLegend = style({ fontWeight: weight.strong, paddingBlockEnd: space[12] })
