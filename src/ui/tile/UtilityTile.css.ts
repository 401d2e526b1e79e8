import { surface } from '@ui/card/Card.css'
import { below480 } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { way } from '@ui/theme/way.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style([
  surface,
  { alignItems: 'center', gap: space[16], width: '100%', minHeight: '96px', padding: space[16] },
])
export const stacked = style({
  '@media': {
    [below480]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space[12],
      padding: space[12],
    },
  },
})
export const figure = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  overflow: 'hidden',
  borderRadius: '8px',
  color: color.brandText,
  background: color.brandSubtle,
  '@media': {
    [below480]: { selectors: { [`${stacked} &`]: { width: '44px', height: '44px' } } },
  },
})
export const round = style({ borderRadius: radius.round })
export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  flex: 1,
  minWidth: 0,
})
export const title = style({
  fontSize: size[17],
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  '@media': { [below480]: { selectors: { [`${stacked} &`]: { fontSize: size[15] } } } },
})
export const end = style({
  flex: 'none',
  display: 'grid',
  '@media': {
    [below480]: {
      selectors: {
        [`${stacked} &`]: { position: 'absolute', insetInlineEnd: '12px', top: '24px' },
      },
    },
  },
})
export const meta = style({ fontSize: size[15], lineHeight: leading.text, color: color.textMuted })
export const chevron = style({
  flex: 'none',
  color: color.textMuted,
  transition: `transform ${duration.calm} ${easeOut}`,
  selectors: { [`${frame}:hover &`]: { transform: `translateX(calc(2px * ${way}))` } },
})
