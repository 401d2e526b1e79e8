import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rules that are violated. Colors are excluded: jsdom has no layout; the browser tests check them. */
export async function expectAccessible(node: Element = document.body) {
  const { violations } = await axe.run(node, {
    // Framed content is third-party, and not loaded here.
    iframes: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
