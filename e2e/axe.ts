import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run(page: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/** The violations that axe finds in the page, by all of its rules or by some. */
export const violationsIn = (page: Page, rules?: string[]) => search(page.mainFrame(), rules)

/** The violations that axe finds inside the frame of a dialog, of any origin. */
export async function violationsInFrame(page: Page) {
  const frame = await (await page.locator('dialog iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('No dialog shows a frame')
  return search(frame)
}

/**
 * axe's own package for Playwright parses axe again for each run, and returns everything that passes too: together that
 * takes longer than the run.
 */
async function search(frame: Frame, rules?: string[]): Promise<Result[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async (values) => {
    // A color in a transition belongs to neither state.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, {
      // A nested frame is another page.
      iframes: false,
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    })
    return violations
  }, rules)
}
