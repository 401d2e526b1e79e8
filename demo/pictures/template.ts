import { mix, type Palette } from './palette'

/**
 * Fills an SVG template. `{{near}}` is a color of the palette; `{{mix near ink 0.3}}` is 30 % of
 * the way from one color to another. Either may itself be a mix in parentheses, or a literal such
 * as `#000000`. Elements between `{{for meridian harbor}}` and `{{end}}` exist only in these
 * variants.
 */
export function fillTemplate(template: string, palette: Palette, variant: string): string {
  return template
    .replace(blocks, (_, variants: string, elements: string) =>
      variants.split(' ').includes(variant) ? elements : '',
    )
    .replaceAll('\n', '')
    .replace(colours, (_, expression: string) => evaluate(expression, palette))
}

const blocks = /\{\{for ([a-z ]+)\}\}(.*?)\{\{end\}\}/gs
const colours = /\{\{([^}]+)\}\}/g

/** @throws if the palette lacks a color that the template uses. */
function evaluate(expression: string, palette: Palette): string {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  const named = colourNames(palette)
  const next = () => tokens.shift() ?? ''
  const mixed = () => mix(colour(), colour(), Number(next()))
  function colour(): string {
    const token = next()
    if (token === 'mix') return mixed()
    if (token === '(') {
      const inner = colour()
      next()
      return inner
    }
    const value = token.startsWith('#') ? token : named[token]
    if (value === undefined) throw new Error(`The palette has no color "${token}"`)
    return value
  }
  return colour()
}

function colourNames({ sky, skins, hairs, ...named }: Palette): Record<string, string | undefined> {
  const [zenith, middle, horizon] = sky
  const [skin0, skin1, skin2] = skins
  const [hair0, hair1, hair2] = hairs
  return { ...named, zenith, middle, horizon, skin0, skin1, skin2, hair0, hair1, hair2 }
}
