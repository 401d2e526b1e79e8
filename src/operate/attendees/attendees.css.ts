import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'grid' })
export const mail = style({ fontSize: size[13], color: vars.color.textMuted })

/** How many of how many, and how many came. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[24],
  rowGap: space[8],
  fontVariantNumeric: 'tabular-nums',
})
export const came = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const cameIcon = style({ color: vars.color.success })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

/** The printed list: one line for each person, with a box to tick. */
export const paper = style({
  display: 'none',
  '@media': {
    print: { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '11pt' },
  },
})
export const paperCell = style({
  paddingBlock: '6pt',
  paddingInlineEnd: '12pt',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: '0.5pt solid black',
  breakInside: 'avoid',
})
