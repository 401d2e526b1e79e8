import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** Dotted lines between name and value, as on a paper receipt. */
export const paper = style({ display: 'grid', gap: space[24] })

export const lines = style({ display: 'grid', gap: space[12] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[16],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px dashed ${color.line}`,
  overflowWrap: 'anywhere',
})

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  width: '100%',
})

export const reason = style({
  padding: space[16],
  borderRadius: radius.control,
  background: color.sunken,
  overflowWrap: 'anywhere',
})
