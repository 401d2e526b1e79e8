import { below769 } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** On phones, the building's name needs the space more. */
export const bell = style({ '@media': { [below769]: { marginInline: '-8px' } } })

/** At the upper end of the bell, where it moves nothing. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '50%',
  minWidth: '18px',
  paddingInline: '4px',
  borderRadius: radius.round,
  color: color.onBrand,
  background: color.brand,
  // It stands out from the icon, and remains visible in forced colours.
  outline: `2px solid ${color.ground}`,
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: '18px',
  textAlign: 'center',
})
