import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { weight } from '@ui/theme/typeScale'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const screen = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: '100%',
  maxHeight: '100dvh',
  border: 0,
  padding: 0,
  overflow: 'hidden',
  color: color.onHero,
  // The gradient is translucent, so it needs an opaque layer below.
  background: `linear-gradient(${color.heroFrom}, ${color.heroFrom}), black`,
  vars: { [color.focus]: color.onHero },
})

const comes = keyframes({ from: { opacity: 0 } })

export const slide = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignItems: 'end',
  animation: `${comes} ${duration.slow} ${easeOut}`,
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 30%',
})

const side = 'clamp(20px, 6vw, 96px)'

export const foot = style({
  position: 'relative',
  paddingInline: side,
  // Room for the button below.
  paddingBottom: 'calc(112px + clamp(1.0625rem, max(1.8vw, 1.6vh), 2.25rem) * 2.5)',
})

export const textBlock = style({ display: 'grid', gap: space[12] })

/** Legible from a few steps away. */
export const title = style({ fontSize: 'clamp(2rem, max(5vw, 4.4vh), 6rem)' })
export const facts = style({
  maxWidth: 'none',
  fontSize: 'clamp(1.0625rem, max(1.8vw, 1.6vh), 2.25rem)',
})

/** Positions of the text, a few pixels apart. */
const wander = styleVariants(
  { a: '0 0', b: '18px 6px', c: '30px 0', d: '12px 12px', e: '24px 18px', f: '6px 9px' },
  (translate) => ({ translate }),
)
export const places = Object.values(wander)

/** The whole screen is a button. */
export const begin = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'end',
  width: '100%',
  padding: `${space[48]} ${side}`,
  border: 0,
  color: 'inherit',
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
})

const breathes = keyframes({ '50%': { opacity: 0.72 } })

export const beginLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[16]} ${space[24]}`,
  borderRadius: radius.round,
  fontSize: 'clamp(1.0625rem, max(1.6vw, 1.5vh), 2rem)',
  fontWeight: weight.medium,
  color: color.onBrand,
  background: color.brand,
  animation: `${breathes} 3s ease-in-out infinite`,
  selectors: {
    [`${begin}:focus-visible &`]: { outline: `3px solid ${color.onHero}`, outlineOffset: '3px' },
  },
})
