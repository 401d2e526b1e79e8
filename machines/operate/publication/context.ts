import type { OperatedBuilding } from '@contract/operate/buildings'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import { instantIn, localTimeIn } from '@rules/dates/instantIn'
import { type PublicationProblem, publicationProblems } from '@rules/operate/publication'
import type { OperatorConfirmed } from '../console/events'

/** The state of a building, when it changes by itself, and the clock that the operator reads. */
export type StoredPublication = Pick<
  OperatedBuilding,
  'version' | 'publication' | 'live_at' | 'end_at' | 'timezone'
>

export type PublicationChange = Pick<OperatedBuilding, 'publication' | 'live_at' | 'end_at'>

/** What the operator plans. Times are by the building's clock, as their fields have them: `2026-11-23T09:30` or empty. */
export type PublicationDraft = {
  goal: 'publish' | 'end'
  /** `never`: a live building stays live. */
  when: 'now' | 'later' | 'never'
  /** When it goes live. */
  from: string
  /** When it ends. */
  until: string
}

export type PublicationInput = {
  id: string
  /** Prefix of the idempotency keys of everything that is sent. */
  keyPrefix: string
}

export type PublicationEvent =
  | OperatorConfirmed
  | EventsOf<{
      /** The page has read the building. */
      'publication.read': { stored: StoredPublication }
      /** The building’s time has come. */
      'time.came': NoPayload
      'publish.pressed': NoPayload
      'end.pressed': NoPayload
      'hide.pressed': NoPayload
      'archive.pressed': NoPayload
      'restore.pressed': NoPayload
      'plan.changed': { draft: Partial<Omit<PublicationDraft, 'goal'>> }
      /** What the letter says to those whom the change concerns. */
      'notice.changed': { notice: string }
      'change.confirmed': NoPayload
      'change.dismissed': NoPayload
    }>

/** The page has to read the building again: after a change, and when a time has come. */
export type PublicationOutdated = { type: 'publication.outdated' }

export type PublicationContext = PublicationInput &
  MutationContext & {
    stored: StoredPublication | null
    draft: PublicationDraft | null
    /** The change to confirm. */
    change: PublicationChange | null
    /** For those whom the change concerns; empty for nothing. */
    notice: string
  }

/** A change without times. */
export const changeTo = (publication: OperatedBuilding['publication']): PublicationChange => ({
  publication,
  live_at: null,
  end_at: null,
})

/** The plan that a dialog begins with: what is stored. */
export function draftOf(
  goal: PublicationDraft['goal'],
  { live_at, end_at, timezone }: StoredPublication,
): PublicationDraft {
  const local = (instant: string | null) =>
    instant === null ? '' : localTimeIn(timezone, new Date(instant))
  const awaited = goal === 'publish' ? live_at : end_at
  return {
    goal,
    when: awaited === null ? 'now' : 'later',
    from: local(live_at),
    until: local(end_at),
  }
}

/** The change that a plan means; null if it lacks a time. */
export function plannedChange(
  { goal, when, from, until }: PublicationDraft,
  { timezone }: StoredPublication,
): PublicationChange | null {
  const [liveAt, endAt] = [from, until].map((local) => instantIn(timezone, local)?.toISOString())
  if (goal === 'end') {
    if (when === 'now') return changeTo('ended')
    if (when === 'never') return changeTo('live')
    return endAt === undefined ? null : { ...changeTo('live'), end_at: endAt }
  }
  const end_at = endAt ?? null
  if (until !== '' && end_at === null) return null
  if (when === 'now') return { ...changeTo('live'), end_at }
  return liveAt === undefined ? null : { publication: 'scheduled', live_at: liveAt, end_at }
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/** What is wrong with the plan's times; whether they are over is the server's to say. */
export function draftProblems(
  draft: PublicationDraft,
  stored: StoredPublication,
): PublicationProblem[] {
  const change = plannedChange(draft, stored)
  if (change === null) {
    const isFromMissing =
      draft.goal === 'publish' &&
      draft.when === 'later' &&
      instantIn(stored.timezone, draft.from) === null
    return [{ field: isFromMissing ? 'liveAt' : 'endAt', code: 'required' }]
  }
  const { publication, live_at, end_at } = change
  return publicationProblems({ publication, liveAt: dateOf(live_at), endAt: dateOf(end_at) })
}
