import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules about the layout, which jsdom does not have; the browser tests check them. */
const needLayout = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
]
const rules = Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }]))

/** Markup without violations; many tests end on a page that looks the same. */
const accessible = new Set<string>()
/** The same for two pages that differ only in generated identifiers and in numbers. */
const withoutNumbers = (node: Element) =>
  document.title + node.outerHTML.replaceAll(/_?r_\w+_?|\d+/g, '')

/** Fails with the rules that are violated. */
export async function expectAccessible(node: Element = document.body) {
  const markup = withoutNumbers(node)
  if (accessible.has(markup)) return
  const { violations } = await axe.run(node, {
    // Framed content is third-party, and not loaded here.
    iframes: false,
    resultTypes: ['violations'],
    rules,
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  accessible.add(markup)
}
