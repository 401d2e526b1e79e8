import { styleFunctions, styleRules } from './svgLists'

/** What a reference may lead to: an element of the drawing, or a picture inside of it. */
const inside = String.raw`(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)`
const ownUrl = new RegExp(String.raw`\s*['"]?${inside}`, 'iy')
export const ownReference = new RegExp(String.raw`^\s*(?:${inside}|$)`, 'i')

/**
 * Finds what a style, or the style in an attribute, could load. Functions and rules are allowed by name, because new
 * ones that load something keep being added to CSS. Takes time in proportion to the text.
 *
 * @returns the refused part, or null
 */
export function foreignInStyle(style: string): string | null {
  // An escape could hide any name.
  if (style.includes('\\')) return 'a style with an escaped character'
  for (const { 1: rule = '' } of style.matchAll(/@([\w-]*)/g)) {
    if (!styleRules.has(rule.toLowerCase())) return `the style rule @${rule.slice(0, 40)}`
  }
  let name = ''
  for (const { 0: token, index } of style.matchAll(/[\w-]+|[^\w-]/g)) {
    if (token === '(') {
      if (name !== '' && !styleFunctions.has(name)) return `the style ${name.slice(0, 40)}()`
      if (name === 'url' && !isOwnUrl(style, index + 1)) return 'a style that loads something'
    }
    name = /^[\w-]/.test(token) ? token.toLowerCase() : ''
  }
  return null
}

function isOwnUrl(style: string, at: number): boolean {
  ownUrl.lastIndex = at
  return ownUrl.test(style)
}

const id = /[^'")\s]{0,200}/y

/** The ids that a style refers to. */
export function idsInStyle(style: string): string[] {
  return [...style.matchAll(/\burl\(/gi)].flatMap(({ index }) => {
    if (!isOwnUrl(style, index + 4) || style[ownUrl.lastIndex - 1] !== '#') return []
    id.lastIndex = ownUrl.lastIndex
    return id.exec(style)?.[0] ?? []
  })
}
