import { radius } from '@ui/theme/radii'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: '3px 12px 3px 10px',
  borderRadius: radius.round,
  fontSize: size[13],
  fontWeight: weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'normal',
})
/** The icon keeps its size beside long words. */
globalStyle(`.${pill} > :first-child`, { display: 'grid', flex: 'none' })
