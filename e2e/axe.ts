import type { Frame, Page } from '@playwright/test'
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run(page: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/** What axe finds wrong in the page, by all of its rules or by some. */
export const violationsIn = (page: Page, rules?: string[]) => search(page.mainFrame(), rules)

/** What axe finds wrong inside the frame that a dialog of the page shows, of whatever origin it is. */
export async function violationsInFrame(page: Page) {
  const frame = await (await page.locator('dialog iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('No dialog shows a frame')
  return search(frame)
}

/**
 * axe's own package for Playwright reads axe anew for each search, and hands back all that is right too: together that
 * takes longer than to search.
 */
async function search(frame: Frame, rules?: string[]): Promise<Result[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return frame.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      // A frame within is another page.
      iframes: false,
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    })
    return violations
  }, rules)
}
