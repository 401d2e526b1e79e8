/**
 * Derives every token of the theme from a brand's two colors. Runs on the server, which inlines
 * `brandCss` into the page; in the browser, load it lazily.
 */
import { contrast, luminance } from './contrast'
import { type Oklch, parseHex, toHex, toOklch, withAlpha } from './oklch'
import { darkPalette, lightPalette, type Palette } from './palette'
import { type Role, roles } from './roles'

/** Colors are CSS hex (`#rgb` … `#rrggbbaa`, alpha dropped); `font` is one family name. */
export type Brand = {
  primaryColor: string
  secondaryColor: string
  primaryFontColor?: string | null
  font?: string | null
  allowsDark: boolean
}
export type Scheme = 'light' | 'dark'

/** Portico's own brand: ink teal and brass. */
export const defaultBrand = {
  primaryColor: '#12454b',
  secondaryColor: '#b3853f',
  primaryFontColor: '#fdfaf4',
  font: null,
  allowsDark: true,
} as const satisfies Brand

/** Custom properties of one scheme. An invalid color falls back to the default brand's. */
export function brandTokens(brand: Brand, scheme: Scheme): Record<string, string> {
  const primary = color(brand.primaryColor, defaultBrand.primaryColor)
  const secondary = color(brand.secondaryColor, defaultBrand.secondaryColor)
  const palette = (scheme === 'dark' ? darkPalette : lightPalette)(primary, secondary)
  const all: Record<Role, string> = {
    ...palette,
    ...fillSteps(palette, brand.primaryFontColor),
    ...hero(primary),
  }
  const values = new Map(Object.entries(all))
  const own = fontName(brand.font)
  return {
    ...Object.fromEntries(
      Object.entries(roles).map(([role, tail]) => [`--portico-${tail}`, values.get(role) ?? '']),
    ),
    '--portico-font-text': `${own}'Portico Text', 'Portico Text Fallback', system-ui, sans-serif`,
    '--portico-font-display': `${own}'Portico Display', 'Portico Display Fallback', 'Portico Display Noto', 'Portico Display Times', serif`,
  }
}

/** The style sheet of a brand; includes the dark scheme only if the brand allows it. */
export function brandCss(brand: Brand): string {
  const light = `:root{color-scheme:light;${declarations(brandTokens(brand, 'light'))}}`
  if (!brand.allowsDark) return light
  const dark = `:root{color-scheme:dark;${declarations(brandTokens(brand, 'dark'))}}`
  return `${light}@media (prefers-color-scheme: dark){${dark}}`
}

const declarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

function color(value: string, fallback: string): Oklch {
  return toOklch(parseHex(value) ?? parseHex(fallback) ?? [0, 0, 0])
}

/**
 * Removes characters that a family name does not need, because the value ends up in a style sheet.
 */
function fontName(font: string | null | undefined): string {
  const name = typeof font === 'string' ? font.replace(/[^\p{L}\p{N} _-]/gu, '').trim() : ''
  return name ? `'${name}', ` : ''
}

/** The brand's own text color if it is legible on the brand, otherwise the first legible one. */
function fillSteps({ brand, brandFonts }: Palette, wanted: string | null | undefined) {
  const own = parseHex(wanted) ? [toHex(color(wanted ?? '', '#fff'))] : []
  const onBrand =
    [...own, ...brandFonts, '#ffffff', '#000000'].find((it) => contrast(it, brand) >= 4.5) ??
    '#000000'
  const base = color(brand, brand)
  const away = luminance(onBrand) > luminance(brand) ? -1 : 1
  // Steps towards the text's lightness look livelier on deep colors, but only if the text stays
  // legible.
  const nearer = (by: number) => toHex({ ...base, l: base.l - away * by })
  const way = contrast(nearer(0.09), onBrand) >= 5.5 ? 1 : -1
  return { onBrand, brandHover: nearer(0.05 * way), brandActive: nearer(0.09 * way) }
}

/** A gradient dark enough for `onHero` to be legible even over a white picture. */
function hero({ c, h }: Oklch) {
  const onHero = '#fffdf9'
  const from = toHex({ l: 0.21, c: Math.min(c, 0.05), h })
  let alpha = 0.72
  while (contrast(onHero, overWhite(from, alpha)) < 4.5 && alpha < 1) alpha += 0.02
  return { onHero, heroFrom: withAlpha(from, Math.min(1, alpha)), heroTo: withAlpha(from, 0) }
}

function overWhite(hex: string, alpha: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value * alpha + 255 * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
