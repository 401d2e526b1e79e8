import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const parts = style({ display: 'grid', gap: space[32], marginBlockStart: space[16] })
export const facts = style({ display: 'grid', gap: space[8], justifyItems: 'start' })
export const section = style({ display: 'grid', gap: space[16] })
export const entries = style({
  display: 'grid',
  gap: space[16],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
/** Words of the building; those of the user have another color. */
export const entry = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
})
export const own = style({ background: vars.color.sunken, borderColor: 'transparent' })
/** Preserves the line breaks of the input. */
export const words = style({ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const next = style({ display: 'grid', gap: space[16] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const sent = style({ display: 'flex', alignItems: 'center', gap: space[8] })
