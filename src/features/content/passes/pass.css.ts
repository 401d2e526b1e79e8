import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

/** Background of a code in every color scheme: readers need dark on light. */
const paper = { ink: '#111', ground: '#fff' }

export const page = style({
  display: 'grid',
  gap: space[24],
  width: 'min(100%, 32rem)',
  marginInline: 'auto',
  paddingInline: vars.gutter,
  paddingBlock: `${space[16]} ${space[64]}`,
})

export const plate = style({
  width: 'min(100%, 240px)',
  borderRadius: radius.tile,
  color: paper.ink,
  background: paper.ground,
  selectors: { '&[data-used]': { opacity: 0.25 } },
})
export const code = style({
  fontSize: size[20],
  fontWeight: weight.medium,
  letterSpacing: '0.04em',
  selectors: { '&[data-used]': { textDecoration: 'line-through' } },
})

/** As large as the screen allows. */
export const counter = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[24],
  color: paper.ink,
  background: paper.ground,
  textAlign: 'center',
})
export const counterPlate = style({ width: 'min(100%, 62dvh, 560px)' })
export const counterCode = style({
  fontSize: `clamp(${size[24]}, 7vw, ${size[44]})`,
  fontWeight: weight.medium,
  letterSpacing: '0.04em',
})
export const counterName = style({ fontSize: size[20] })
