import { surface } from '@ui/card/Card.css'
import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const page = style({ gridTemplateColumns: 'minmax(0, 640px)' })

export const form = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'end',
  '@media': { [from[769]]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const result = style([
  surface,
  { display: 'grid', padding: 0, overflow: 'hidden', scrollMarginBlock: space[16] },
])
/** Fills the screen of a phone as far as the buttons allow. */
export const verdict = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  minHeight: 'min(38svh, 320px)',
  padding: space[24],
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
const solid = (background: string) => ({ background, color: color.surface })
export const verdictTone = styleVariants({
  success: solid(color.success),
  warning: solid(color.warning),
  danger: solid(color.danger),
})
export type VerdictTone = keyof typeof verdictTone
export const mark = style({ width: '72px', height: '72px', strokeWidth: 2.5 })
export const word = style({
  fontFamily: vars.font.display,
  fontSize: size[44],
  lineHeight: leading.title,
})
export const holder = style({ fontSize: size[24], fontWeight: weight.strong })
export const about = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  padding: space[24],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[12],
})
