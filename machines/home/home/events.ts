import type { EventsOf, NoPayload } from '@machines/kernel/typed'

/** Parts that show their categories as tabs. */
export type TabbedPart = 'discover' | 'spotlight'

export type Part = 'promoted' | 'tags' | TabbedPart

export type HomeEvent = EventsOf<{
  'content.pressed': { contentType: string }
  /** Reads a part again; categories that did load stay on screen meanwhile. */
  'part.retried': { part: Part }
  /** A long category is shown whole, and stays so. */
  'category.opened': { uuid: string }
  'tab.chosen': { part: TabbedPart; uuid: string }
  /** Another item of the promoted block is shown. */
  'promoted.chosen': { uuid: string }
  /** Discover shows only items with one of the chosen tags. */
  'tag.toggled': { tag: string }
  /** Home was left for another page, and is looked at again. */
  'page.returned': NoPayload
}>
