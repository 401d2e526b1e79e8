import type { Publication } from '@contract/operate/publication'

/** What an editor has decided about an item; its times decide the rest. */
export const contentStates = ['draft', 'published', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

export type Displayed = {
  publication: ContentState
  displayFrom: Date | null
  displayUntil: Date | null
}

/** The state of an item at a moment. Only a live one exists for tenants. */
export function lifeCycleAt(
  { publication, displayFrom, displayUntil }: Displayed,
  now: Date,
): Publication {
  if (publication !== 'published') return publication
  if (displayUntil !== null && displayUntil <= now) return 'ended'
  return displayFrom !== null && displayFrom > now ? 'scheduled' : 'live'
}

/** What an editor may make of an item in each state. `live` to `live` changes its end. */
export const nextStates: Record<Publication, readonly Publication[]> = {
  draft: ['scheduled', 'live', 'archived'],
  scheduled: ['scheduled', 'live', 'draft', 'archived'],
  live: ['live', 'draft', 'ended', 'archived'],
  ended: ['scheduled', 'live', 'draft', 'archived'],
  archived: ['draft'],
}

/** How an item is stored that becomes this now. Its times fit the state (`publicationProblems`). */
export function displayedAs(
  {
    publication,
    liveAt,
    endAt,
  }: { publication: Publication; liveAt: Date | null; endAt: Date | null },
  now: Date,
): Displayed {
  switch (publication) {
    case 'draft':
    case 'archived':
      return { publication, displayFrom: null, displayUntil: null }
    case 'ended':
      return { publication: 'published', displayFrom: null, displayUntil: now }
    default:
      return { publication: 'published', displayFrom: liveAt, displayUntil: endAt }
  }
}
