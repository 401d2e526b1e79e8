import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** A page with a title and a list below it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[32],
  paddingInline: vars.gutter,
  paddingBlock: `${space[32]} ${space[64]}`,
  '@media': { [from[1025]]: { paddingBlockStart: space[48] } },
})

/** Title and list, limited to a width at which rows are easy to scan. */
export const narrow = style({
  gridTemplateColumns: 'minmax(0, 960px)',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[24],
})

export const titles = style({ display: 'grid', minWidth: 0, gap: space[8] })
export const search = style({ flex: '1 1 280px', maxWidth: '420px' })
