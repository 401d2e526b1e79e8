import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

const fonts = {
  serif: 'fraunces/files/fraunces-latin-wght-normal.woff2',
  'sans-serif': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
} as const
export type Letters = { family: keyof typeof fonts; weight: number; size: number; spacing: number }

async function openFont(family: keyof typeof fonts): Promise<Font> {
  const file = new URL(`../../node_modules/@fontsource-variable/${fonts[family]}`, import.meta.url)
  // Decompressed, because a compressed font does not allow choosing its weight.
  const font = create(Buffer.from(await decompress(readFileSync(file))))
  if (!('layout' in font)) throw new Error(`${file.pathname} contains more than one font.`)
  return font
}

/** At this size, one decimal is more precise than any screen. */
const short = (value: number) => String(Math.round(value * 10) / 10)

/**
 * Text as one SVG path with its baseline at 0, and its width; both in pixels at `size`. Images
 * cannot use the page's fonts, so text in them would render in the device's default font.
 */
export async function wordmark(words: string, { family, weight, size, spacing }: Letters) {
  const font = (await openFont(family)).getVariation({ wght: weight })
  const scale = size / font.unitsPerEm
  const run = font.layout(words)
  let path = ''
  let x = 0
  for (const [at, glyph] of run.glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {}
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, of) =>
        short(of % 2 === 0 ? x + (value + xOffset) * scale : -(value + yOffset) * scale),
      )
      path += letterOf[command] + points.join(' ')
    }
    x += xAdvance * scale + spacing
  }
  return { path, width: Math.ceil(x - spacing) }
}

const letterOf = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const
