/** A color in OKLCH: lightness 0–1, chroma about 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }
type Triple = readonly [number, number, number]

const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/**
 * Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` to linear sRGB; null if it is none of them.
 * Alpha is dropped.
 */
export function parseHex(value: unknown): Triple | null {
  if (typeof value !== 'string') return null
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value.trim())?.[1]
  if (!digits) return null
  const wide = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => decode(Number.parseInt(wide.slice(at, at + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function toOklch([r, g, b]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const fits = (rgb: Triple) => rgb.every((v) => v > -1e-4 && v < 1.0001)

/** The nearest sRGB color of the same lightness and hue, with reduced chroma as in CSS Color 4. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l))
  let low = 0
  let high = color.c
  let rgb = toLinear({ ...color, l })
  if (!fits(rgb)) {
    for (let step = 0; step < 18; step++) {
      const c = (low + high) / 2
      if (fits(toLinear({ l, c, h: color.h }))) low = c
      else high = c
    }
    rgb = toLinear({ l, c: low, h: color.h })
  }
  return `#${rgb.map((v) => byte(encode(Math.min(1, Math.max(0, v))) * 255)).join('')}`
}

const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** A hex color with an alpha of 0–1. */
export const withAlpha = (hex: string, alpha: number) => hex + byte(alpha * 255)
