import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const links = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})
/** The test of a record's settings, as wide as its form. */
export const testOfRecord = style({ maxWidth: '640px', marginBlockStart: space[24] })
export const text = style({ fontSize: size[15], color: vars.color.textMuted })
export const connections = style({
  display: 'grid',
  gap: space[16],
  maxWidth: '640px',
  marginBlockStart: space[24],
})
export const title = style({ fontFamily: vars.font.display, fontSize: size[24] })
export const test = style({ display: 'grid', gap: space[12] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const buttons = style({ display: 'flex', gap: space[8] })
export const name = style({ fontSize: size[17], fontWeight: weight.strong })
