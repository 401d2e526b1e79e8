import { canHover, forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const bar = style({
  position: 'relative',
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Room for focus rings, which the scroll container would clip.
  padding: '0 4px',
  margin: '0 -4px',
  '::-webkit-scrollbar': { display: 'none' },
})

/** In forced colors mode, a background is dropped unless it is a system color. */
const seenInForcedColors = {
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const

export const entry = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: `calc(${vars.target} + 8px)`,
  paddingInline: space[4],
  fontSize: size[15],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `color ${duration.quick} ${easeOut}`,
  '@media': { [canHover]: { ':hover': { color: color.text } } },
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: '8px' },
    '&[aria-selected="true"], &[aria-current]': { color: color.text },
    // Shown until the script has measured, and without scripts.
    '&[aria-selected="true"]::after, &[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 4px 0',
      height: '2px',
      background: color.brandText,
      ...seenInForcedColors,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const markStart = createVar()
export const markWidth = createVar()
export const mark = style({
  display: 'none',
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '100px',
  height: '2px',
  background: color.brandText,
  ...seenInForcedColors,
  transformOrigin: '0 0',
  transform: `translateX(calc(${markStart} * 1px)) scaleX(calc(${markWidth} / 100))`,
  transition: `transform ${duration.slow} ${easeOut}`,
  pointerEvents: 'none',
})
export const measured = style({})
globalStyle(`.${measured} > .${mark}`, { display: 'block' })
globalStyle(`.${measured} > .${entry}::after, .${measured} > * > .${entry}::after`, {
  display: 'none',
})
