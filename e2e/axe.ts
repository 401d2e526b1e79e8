import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong in the page, by all of its rules or by some. Without frames of other origins, which none of these
 * pages has, it need not open a page of its own to put the results together; that takes as long as the search.
 */
export async function violationsIn(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  return (await (rules === undefined ? axe : axe.withRules(rules)).analyze()).violations
}

/** What axe finds wrong inside the frame that a dialog of the page shows, of whatever origin it is. */
export async function violationsInFrame(page: Page) {
  const axe = new AxeBuilder({ page }).include({ fromFrames: ['dialog iframe', 'html'] })
  return (await axe.analyze()).violations
}
