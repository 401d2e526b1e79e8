import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { pageTitle } from '@ui/theme/typography.css'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[24],
  width: '100%',
  maxWidth: '1200px',
  paddingInline: vars.gutter,
  paddingBlock: `${space[24]} ${space[96]}`,
  '@media': { [from[1025]]: { paddingInline: space[48], paddingBlockStart: space[48] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
})
export const titles = style({ display: 'grid', gap: space[8], minWidth: 0, flex: '1 1 260px' })
export const title = pageTitle
/** A row of its own, which buttons beside the title do not narrow. */
export const way = style({ flexBasis: '100%', marginBlockEnd: `calc(${space[8]} * -1)` })
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: size[15],
  '@media': { print: { display: 'none' } },
})
export const crumb = style({ display: 'flex', alignItems: 'center', gap: space[4] })
