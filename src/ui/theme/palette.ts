import { readable } from './contrast'
import { type Oklch, toHex, withAlpha } from './oklch'
import type { Role } from './roles'

type Derived = 'onBrand' | 'brandHover' | 'brandActive' | 'onHero' | 'heroFrom' | 'heroTo'
/** Every role except the steps of the brand fill, with candidate text colors on it in order. */
export type Palette = Record<Exclude<Role, Derived>, string> & { brandFonts: string[] }

const hues = { success: 155, warning: 70, danger: 26 } as const

/** The paper's tint comes from the secondary color, the ink's from the primary. */
export function lightPalette(primary: Oklch, secondary: Oklch): Palette {
  const paper = tint(secondary, isWarm(secondary) ? 0.007 : 0.003)
  const ink = tint(primary, 0.022)
  const ground = toHex({ ...paper, l: 0.981 })
  const sunken = toHex({ ...paper, l: 0.957 })
  const surface = toHex({ ...paper, c: paper.c / 2, l: 0.995 })
  const raised = '#ffffff'
  const brandSubtle = toHex({ ...tint(primary, 0.012), l: 0.944 })
  const grounds = [ground, sunken, surface, raised, brandSubtle]
  const text = toHex({ ...ink, l: 0.24 })
  const status = (hue: number, c = 0.13) =>
    readable({ l: 0.54, c, h: hue }, [...grounds, pale(hue)], 4.5, 'dark')
  const danger = status(hues.danger, 0.18)
  return {
    ground,
    sunken,
    surface,
    raised,
    brandSubtle,
    text,
    danger,
    line: withAlpha(text, 0.12),
    lineStrong: readable({ ...ink, l: 0.66 }, grounds, 3, 'dark'),
    textMuted: readable({ ...ink, l: 0.5 }, grounds, 4.5, 'dark'),
    brand: readable(primary, grounds, 3, 'dark'),
    brandText: readable({ ...primary, l: Math.min(primary.l, 0.52) }, grounds, 4.5, 'dark'),
    accent: readable(secondary, grounds, 4.5, 'dark'),
    success: status(hues.success),
    successSubtle: pale(hues.success),
    warning: status(hues.warning),
    warningSubtle: pale(hues.warning),
    dangerHover: toHex({ l: 0.44, c: 0.16, h: hues.danger }),
    dangerSubtle: pale(hues.danger),
    onDanger: '#ffffff',
    focus: readable({ ...primary, l: Math.min(primary.l, 0.55) }, grounds, 4.5, 'dark'),
    scrim: withAlpha(toHex({ ...ink, l: 0.2 }), 0.48),
    shadow: withAlpha(toHex({ ...ink, l: 0.24 }), 0.14),
    brandFonts: [toHex({ ...paper, l: 0.99 }), toHex({ ...ink, l: 0.2 })],
  }
}

export function darkPalette(primary: Oklch, secondary: Oklch): Palette {
  const night = tint(primary, 0.014)
  const moon = tint(secondary, 0.006)
  const at = (l: number) => toHex({ ...night, l })
  const [ground, sunken, surface, raised] = [at(0.185), at(0.155), at(0.222), at(0.262)]
  const brandSubtle = toHex({ ...tint(primary, 0.045), l: 0.3 })
  const grounds = [ground, sunken, surface, raised, brandSubtle]
  const text = toHex({ ...moon, l: 0.95 })
  const status = (hue: number) =>
    readable({ l: 0.8, c: 0.11, h: hue }, [...grounds, dim(hue)], 4.5, 'light')
  const lifted = { ...primary, l: Math.min(0.86, Math.max(primary.l, 0.71)) }
  const danger = status(hues.danger)
  return {
    ground,
    sunken,
    surface,
    raised,
    brandSubtle,
    text,
    danger,
    line: withAlpha(text, 0.13),
    lineStrong: readable({ ...moon, l: 0.55 }, grounds, 3, 'light'),
    textMuted: readable({ ...moon, l: 0.74 }, grounds, 4.5, 'light'),
    brand: readable(lifted, grounds, 3, 'light'),
    brandText: readable({ ...primary, l: Math.max(primary.l, 0.79) }, grounds, 4.5, 'light'),
    accent: readable({ ...secondary, l: Math.max(secondary.l, 0.78) }, grounds, 4.5, 'light'),
    success: status(hues.success),
    successSubtle: dim(hues.success),
    warning: status(hues.warning),
    warningSubtle: dim(hues.warning),
    dangerHover: toHex({ l: 0.86, c: 0.08, h: hues.danger }),
    dangerSubtle: dim(hues.danger),
    onDanger: at(0.16),
    focus: readable({ ...primary, l: Math.max(primary.l, 0.84) }, grounds, 4.5, 'light'),
    scrim: withAlpha('#000000', 0.62),
    shadow: withAlpha('#000000', 0.5),
    brandFonts: [at(0.17), text],
  }
}

// Paper may be visibly warm; a cool tint of the same strength looks clinical.
const isWarm = ({ h }: Oklch) => h > 20 && h < 120

/** The color with its chroma limited; grays stay gray. */
const tint = (color: Oklch, chroma: number): Oklch => ({ ...color, c: Math.min(color.c, chroma) })

const pale = (hue: number) => toHex({ l: 0.955, c: 0.017, h: hue })
const dim = (hue: number) => toHex({ l: 0.29, c: 0.04, h: hue })
