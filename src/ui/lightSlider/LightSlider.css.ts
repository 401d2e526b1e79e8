import { forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** Requested and current brightness, 0 to 1. */
export const share = createVar()
export const glow = createVar()

/** A lamp is warm in every brand, in the same amber as warnings. */
const lamp = `color-mix(in oklab, ${color.warning} 12%, #ffd083)`
const bulb = '#fff0cb'
const ink = '#3a2a10'

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  width: '148px',
  height: 'clamp(248px, 38vh, 400px)',
  marginInline: 'auto',
})
export const disabled = style({})

/** Light on the surroundings. */
export const halo = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-46% -110%',
  borderRadius: '50%',
  background: `radial-gradient(closest-side, color-mix(in oklab, ${lamp} 92%, transparent), color-mix(in oklab, ${lamp} 38%, transparent) 48%, transparent)`,
  opacity: glow,
  transform: `scale(calc(0.62 + 0.38 * ${glow}))`,
  transition: `opacity 600ms ${easeOut}, transform 600ms ${easeOut}`,
  pointerEvents: 'none',
})

export const body = style({
  position: 'relative',
  height: '100%',
  borderRadius: '48px',
  overflow: 'hidden',
  background: `linear-gradient(to top, ${color.sunken}, ${color.surface})`,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}, 0 12px 32px ${color.shadow}`,
  // The border looks the same above and below the light's edge.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${ink} 16%, transparent)`,
    pointerEvents: 'none',
  },
  cursor: 'ns-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
})

const move = `transform ${duration.quick} ${easeOut}`
const level = `translateY(calc((1 - ${share}) * 100%))`

export const fill = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: `linear-gradient(to top, ${lamp}, ${bulb})`,
  transform: level,
  transition: move,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
/** Overlaps the text below exactly, so that the edge of the light splits the letters. */
export const fillMessage = style({
  position: 'absolute',
  inset: 0,
  color: ink,
  transform: `translateY(calc((${share} - 1) * 100%))`,
  transition: move,
})
export const textBlock = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'end center',
  paddingBlockEnd: '22px',
  lineHeight: 1,
  fontFamily: vars.font.display,
  fontSize: size[44],
  fontWeight: weight.regular,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The handle at the light's edge. */
export const lip = style({
  position: 'absolute',
  inset: 0,
  transform: level,
  transition: move,
  pointerEvents: 'none',
})
export const grip = style({
  position: 'absolute',
  insetInline: 0,
  top: '14px',
  width: '44px',
  height: '5px',
  marginInline: 'auto',
  borderRadius: '3px',
  background: `color-mix(in srgb, ${ink} 38%, transparent)`,
  // Hidden where it would overlap the text.
  opacity: `clamp(0, calc((${share} - 0.3) * 20), 1)`,
})

globalStyle(`${disabled} ${body}`, { cursor: 'not-allowed' })
globalStyle(`${disabled} ${fill}, ${disabled} ${halo}`, { opacity: 0.25 })
