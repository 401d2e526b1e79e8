import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const mark = style({
  alignSelf: 'start',
  width: '48px',
  height: '48px',
  borderRadius: radius.control,
  background: vars.color.sunken,
})

/** Preserves the line breaks of the input. */
export const description = style({
  maxWidth: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` })
