import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const columns = style({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from[1025]]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' } },
})
export const step = style({ display: 'grid', gap: space[24] })
export const actions = style({ display: 'flex', gap: space[12], flexWrap: 'wrap' })
export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
})
export const figures = style({ display: 'grid', gap: space[4], fontSize: size[15] })
export const figure = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] })

export const company = style({
  display: 'grid',
  gap: space[12],
  paddingBlockEnd: space[24],
  borderBlockEnd: `1px solid ${color.line}`,
})
export const choices = style({ display: 'grid', gap: space[12], border: 0, minWidth: 0 })

export const more = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  background: color.surface,
})
export const moreTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: vars.target,
  paddingInline: space[16],
  borderRadius: radius.tile,
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: weight.medium,
})
export const moreMark = style({
  selectors: { [`${more}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const moreFields = style({
  display: 'grid',
  gap: space[24],
  padding: `${space[8]} ${space[16]} ${space[24]}`,
})
export const nextTitle = style({ fontSize: size[20], marginBlockEnd: space[12] })
export const nextSteps = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const nextStep = style({ display: 'grid', gap: space[8], justifyItems: 'start' })

export const preview = style({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  '@media': { [from[1025]]: { position: 'sticky', top: space[24] } },
})
export const previewTitle = style({
  fontSize: size[15],
  color: color.textMuted,
  fontWeight: weight.medium,
})

export const phones = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] })
