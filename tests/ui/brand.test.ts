import { applyBrand } from '@ui/theme/applyBrand'
import { type Brand, brandCss, brandTokens, defaultBrand, type Scheme } from '@ui/theme/brand'
import { describe, expect, test, vi } from 'vitest'

// An independent implementation of WCAG 2.2, so that it does not repeat a mistake of the product.
const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
const rgb = (hex: string) => [1, 3, 5].map((at) => channel(hex, at))
const luminance = (values: number[]) => {
  const [r = 0, g = 0, b = 0] = values.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratio = (one: number[], other: number[]) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}
const over = (hex: string, below: number) => {
  const alpha = channel(hex, 7) / 255
  return rgb(hex).map((value) => value * alpha + below * (1 - alpha))
}

/** Mulberry32: the same brands on every run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const next = random(3)
const anyColor = () =>
  `#${Math.floor(next() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`
const extremes = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  '#808080',
  '#777',
]
const randoms = Array.from({ length: 600 }, () => [anyColor(), anyColor(), anyColor()])
const pairs = [...extremes.flatMap((a) => extremes.map((b) => [a, b, '#fff'])), ...randoms]
const all = pairs.map(
  ([primaryColor = '', secondaryColor = '', primaryFontColor = '']): Brand => ({
    primaryColor,
    secondaryColor,
    primaryFontColor,
    allowsDark: true,
  }),
)

const grounds = ['ground', 'sunken', 'surface', 'raised', 'brand-subtle']
const on = (texts: string[], under: string[], least: number) =>
  texts.flatMap((text) => under.map((ground) => [text, ground, least] as const))
const demands = [
  ...on(
    ['text', 'text-muted', 'brand-text', 'accent', 'success', 'warning', 'danger'],
    grounds,
    4.5,
  ),
  ...on(['focus', 'line-strong', 'brand'], grounds, 3),
  ...on(['on-brand'], ['brand', 'brand-hover', 'brand-active'], 4.5),
  ...on(['on-danger'], ['danger', 'danger-hover'], 4.5),
  ...['success', 'warning', 'danger'].flatMap((it) => on([it, 'text'], [`${it}-subtle`], 4.5)),
  ...on(['raised'], ['success'], 3),
]

function failures(brand: Brand, scheme: Scheme) {
  const tokens: Record<string, string> = brandTokens(brand, scheme)
  const token = (name: string) => tokens[`--portico-${name}`] ?? ''
  const plain = demands
    .map(([text, ground, least]) => ({
      text,
      ground,
      least,
      is: ratio(rgb(token(text)), rgb(token(ground))),
    }))
    .filter(({ is, least }) => !(is >= least))
  const onPicture = [0, 128, 255]
    .map((pixel) => ratio(rgb(token('on-hero')), over(token('hero-from'), pixel)))
    .filter((is) => !(is >= 4.5))
  return { brand: brand.primaryColor, plain, onPicture }
}

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (scheme) => {
  test(`holds for ${all.length} brands and every text on every ground`, () => {
    const broken = all
      .map((brand) => failures(brand, scheme))
      .filter(({ plain, onPicture }) => plain.length + onPicture.length > 0)
    expect(broken).toEqual([])
  })
})

test('a brand keeps its own color and font color if they are readable', () => {
  const tokens = brandTokens({ ...defaultBrand, primaryFontColor: '#ffefd0' }, 'light')
  expect(tokens['--portico-brand']).toBe('#12454b')
  expect(tokens['--portico-on-brand']).toBe('#ffefd0')
})

test('a font color that is unreadable on the brand is replaced', () => {
  const tokens = brandTokens({ ...defaultBrand, primaryFontColor: '#14484e' }, 'light')
  expect(tokens['--portico-on-brand']).not.toBe('#14484e')
})

test.each(['', 'red', '#12', '#12345', '#ggg', 'url(x)', '#123;}'])(
  '%o counts as no color',
  (it) => {
    const brand = { ...defaultBrand, primaryColor: it, secondaryColor: it, primaryFontColor: it }
    const plain = { ...defaultBrand, primaryFontColor: null }
    expect(brandTokens(brand, 'dark')).toEqual(brandTokens(plain, 'dark'))
  },
)

test('a missing color does not throw', () => {
  const brand: Brand = JSON.parse('{"allowsDark":true}')
  expect(brandTokens(brand, 'light')['--portico-brand']).toBe('#12454b')
})

test('short and translucent hex colors are parsed', () => {
  const short = brandTokens({ ...defaultBrand, primaryColor: '#06a8' }, 'light')
  expect(short['--portico-brand']).toBe('#0066aa')
})

test('the dark scheme exists only if the brand allows it', () => {
  expect(brandCss(defaultBrand)).toContain(
    '@media (prefers-color-scheme: dark){:root{color-scheme:dark;',
  )
  expect(brandCss({ ...defaultBrand, allowsDark: false })).not.toContain('dark')
})

test('a font name cannot break out of the style sheet', () => {
  const css = brandCss({ ...defaultBrand, font: `Söhne'}</style><script>` })
  expect(css).toContain(`--portico-font-text:'Söhnestylescript', 'Portico Text'`)
  expect(css).not.toContain('<')
})

test('applying a brand replaces the previous one and keeps other sheets', () => {
  const applied: string[] = []
  class Sheet {
    replaceSync = (css: string) => applied.push(css)
  }
  vi.stubGlobal('CSSStyleSheet', Sheet)
  const other = new CSSStyleSheet()
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [other], writable: true })
  applyBrand('one')
  applyBrand('two')
  expect(applied).toEqual(['one', 'two'])
  expect(document.adoptedStyleSheets).toHaveLength(2)
  expect(document.adoptedStyleSheets[0]).toBe(other)
})
