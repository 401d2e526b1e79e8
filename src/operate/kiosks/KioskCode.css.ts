import { below769 } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const issued = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 176px',
  gap: space[24],
  alignItems: 'center',
  '@media': { [below769]: { gridTemplateColumns: '1fr' } },
})
export const texts = style({ display: 'grid', gap: space[12], overflowWrap: 'anywhere' })
export const title = style({ fontSize: size[20], fontWeight: weight.strong })
export const code = style({
  fontSize: size[32],
  fontWeight: weight.strong,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
})
/** Dark on white in every color scheme, because cameras require it. */
export const picture = style({
  width: '176px',
  borderRadius: '8px',
  backgroundColor: '#fff',
  color: '#000',
})
