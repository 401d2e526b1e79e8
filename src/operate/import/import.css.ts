import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
})
export const sectionTitle = style({ fontSize: size[20], fontWeight: weight.strong })
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  listStyle: 'none',
})
export const column = style({
  fontFamily: 'monospace',
  fontSize: size[15],
  paddingInline: space[8],
  borderRadius: radius.control,
  background: vars.color.sunken,
})
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[48]}`,
})
export const count = style({ display: 'grid' })
export const figure = style({
  fontSize: size[24],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const figureName = style({ fontSize: size[15], color: vars.color.textMuted })
/** What the file has there, beside what is wrong with it. */
export const value = style({ display: 'block', fontWeight: weight.strong })
