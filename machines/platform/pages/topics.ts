import type { LiveMessage } from '@contract/live'
import type { EventObject } from 'xstate'
import type { PagesContext } from './context'
import type { AnyPageLogic, Page } from './logic'

/** Makes a page's logic read again. */
export const refresh: EventObject = { type: 'request.invalidated' }

/** Whether the machine keeps running when its page is left. */
export const isPersistent = (logic: Pick<AnyPageLogic, 'lifetime'> | undefined): boolean =>
  logic?.lifetime === 'persistent'

/** The live topics of the open pages, and the event that each of them receives for a message. */
export function pageTopics(logicOf: (page: Page) => AnyPageLogic | undefined) {
  const topicsOfPage = (page: Page, { scope }: Pick<PagesContext, 'scope'>) =>
    (scope !== null && logicOf(page)?.topics?.(page, scope)) || []
  return {
    topicsOf: (context: Pick<PagesContext, 'scope' | 'open' | 'hasLive'>): string[] => {
      if (!context.hasLive) return []
      const topics = context.open.flatMap(({ page }) => topicsOfPage(page, context))
      return [...new Set(topics)].toSorted()
    },
    changesOf: (context: Pick<PagesContext, 'scope' | 'open'>, message: LiveMessage) =>
      context.open.flatMap(({ page }) => {
        const logic = logicOf(page)
        if (logic === undefined || !topicsOfPage(page, context).includes(message.topic)) return []
        // A page of one item ignores messages about the building's other items.
        if (logic.isAbout?.(page, message) === false) return []
        return [{ name: page.name, event: logic.eventFor?.(message) ?? refresh }]
      }),
  }
}
