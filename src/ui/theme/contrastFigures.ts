import { type Brand, brandTokens, type Scheme } from './brand'
import { contrast } from './contrast'
import { type Role, roles } from './roles'

/**
 * Pairs of foreground and background. The focus ring needs 3 : 1, text needs 4.5 : 1 (WCAG 2.2).
 */
const pairs = [
  { what: 'Words', over: 'text', under: 'ground' },
  { what: 'Quiet words', over: 'textMuted', under: 'ground' },
  { what: 'Words in the brand’s colour', over: 'brandText', under: 'ground' },
  { what: 'Words on the brand’s colour', over: 'onBrand', under: 'brand' },
  { what: 'Words on a quiet tint of it', over: 'brandText', under: 'brandSubtle' },
  { what: 'A warning', over: 'warning', under: 'warningSubtle' },
  { what: 'A mistake', over: 'danger', under: 'ground' },
  { what: 'The ring of the focus', over: 'focus', under: 'ground' },
] as const satisfies readonly { what: string; over: Role; under: Role }[]

export type ContrastFigure = {
  scheme: Scheme
  what: string
  /** CSS colors of the foreground and of the background. */
  over: string
  under: string
  /** WCAG contrast, 1 to 21. */
  ratio: number
}

/** Contrast figures of a brand in each of its schemes. */
export function contrastFigures(brand: Brand): ContrastFigure[] {
  const schemes: Scheme[] = brand.allowsDark ? ['light', 'dark'] : ['light']
  return schemes.flatMap((scheme) => {
    const tokens = brandTokens(brand, scheme)
    const of = (role: Role) => tokens[`--portico-${roles[role]}`] ?? ''
    return pairs.map(({ what, over, under }) => ({
      scheme,
      what,
      over: of(over),
      under: of(under),
      ratio: contrast(of(over), of(under)),
    }))
  })
}
