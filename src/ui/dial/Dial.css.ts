import { forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { vars } from '@ui/theme/theme.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** Filled fraction of the ring, 0 to 1. */
export const share = createVar()
/** Rotation of the hand. */
export const turn = createVar()

export const frame = style({
  position: 'relative',
  width: 'min(100%, 22rem)',
  marginInline: 'auto',
})
export const disabled = style({})

export const face = style({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: '50%',
  selectors: {
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

/** One color with growing intensity: with two brand colors, the cold end might look warmer. */
export const cool = style({
  stopColor: `color-mix(in oklab, ${color.brand} 42%, ${color.surface})`,
})
export const warm = style({ stopColor: color.brand })

const ring = { fill: 'none', strokeLinecap: 'round' } as const
export const track = style({
  ...ring,
  strokeWidth: 22,
  stroke: `color-mix(in srgb, ${color.text} 9%, transparent)`,
})
export const fill = style({
  ...ring,
  strokeWidth: 22,
  strokeDasharray: `${share} 2`,
  transition: `stroke-dasharray ${duration.quick} ${easeOut}`,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
})
export const tick = style({
  stroke: `color-mix(in srgb, ${color.text} 26%, transparent)`,
  strokeWidth: 2,
  strokeLinecap: 'round',
  transition: `stroke ${duration.calm} ${easeOut}`,
})
export const passed = style({ stroke: color.brandText })

/** From the current value to the requested one. */
export const way = style({ ...ring, strokeWidth: 3, stroke: color.accent })
export const here = style({ fill: color.accent })

export const hand = style({
  transformOrigin: '160px 160px',
  transform: `rotate(${turn})`,
  transition: `transform ${duration.quick} ${easeOut}`,
})
export const thumb = style({
  fill: color.raised,
  stroke: color.line,
  strokeWidth: 1,
  filter: `drop-shadow(0 2px 5px ${color.shadow})`,
})
export const grip = style({ fill: color.brand })

export const end = style({
  fill: color.textMuted,
  fontSize: '14px',
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/**
 * Wider than the visible ring, for touch. Only the ring handles touches, so the page scrolls from
 * the dial's middle.
 */
export const grasp = style({
  fill: 'none',
  stroke: 'transparent',
  strokeWidth: 64,
  pointerEvents: 'stroke',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})

export const middle = style({
  position: 'absolute',
  inset: '24%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})

globalStyle(`${disabled} ${grasp}`, { cursor: 'not-allowed' })
globalStyle(`${disabled} ${fill}, ${disabled} ${way}, ${disabled} ${here}`, { opacity: 0.25 })
globalStyle(`${disabled} ${grip}`, { fill: color.lineStrong })
