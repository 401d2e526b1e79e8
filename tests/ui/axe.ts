import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rules broken. Colours are left out: jsdom does not lay out; the browser run checks them. */
export async function expectAccessible(node: Element = document.body) {
  const { violations } = await axe.run(node, {
    // What is framed is somebody else's, and not loaded here.
    iframes: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
