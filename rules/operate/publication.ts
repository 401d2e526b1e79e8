import type { Publication } from '@contract/operate/publication'

/** Whether tenants may enter a building, and when that changes by itself. */
export type PublicationPlan = {
  publication: Publication
  /** When a scheduled building goes live. */
  liveAt: Date | null
  /** When a live or scheduled building ends. */
  endAt: Date | null
}

/** What an operator may make of a building in each state. `live` to `live` changes the end. */
export const nextPublications: Record<Publication, readonly Publication[]> = {
  draft: ['scheduled', 'live', 'archived'],
  scheduled: ['scheduled', 'live', 'draft'],
  live: ['live', 'draft', 'ended'],
  ended: ['scheduled', 'live', 'archived'],
  archived: ['draft'],
}

/** What a plan has become at a moment: a scheduled building is live from its time on, and has ended after its end. */
export function publicationAt(plan: PublicationPlan, now: Date): PublicationPlan {
  const { publication, liveAt, endAt } = plan
  if (publication === 'scheduled' && liveAt !== null && liveAt <= now)
    return publicationAt({ publication: 'live', liveAt: null, endAt }, now)
  if (publication === 'live' && endAt !== null && endAt <= now)
    return { publication: 'ended', liveAt: null, endAt: null }
  return plan
}

export type PublicationProblem = {
  field: 'liveAt' | 'endAt'
  /** `required` and `unexpected`: only a scheduled building has the time. `past`: it is over. `order`: it ends before it is live. */
  code: 'required' | 'unexpected' | 'past' | 'order'
}

/** Which times do not fit the state, whatever the moment. */
export function publicationProblems({
  publication,
  liveAt,
  endAt,
}: PublicationPlan): PublicationProblem[] {
  const problems: PublicationProblem[] = []
  if (publication === 'scheduled' && liveAt === null)
    problems.push({ field: 'liveAt', code: 'required' })
  if (publication !== 'scheduled' && liveAt !== null)
    problems.push({ field: 'liveAt', code: 'unexpected' })
  if (publication !== 'scheduled' && publication !== 'live' && endAt !== null)
    problems.push({ field: 'endAt', code: 'unexpected' })
  if (liveAt !== null && endAt !== null && endAt <= liveAt)
    problems.push({ field: 'endAt', code: 'order' })
  return problems
}

/** The same, and the times that are over; for a plan that is made now. */
export function newPublicationProblems(plan: PublicationPlan, now: Date): PublicationProblem[] {
  const problems = publicationProblems(plan)
  const past = (['liveAt', 'endAt'] as const).filter((field) => {
    const at = plan[field]
    return at !== null && at <= now && problems.every((problem) => problem.field !== field)
  })
  return [...problems, ...past.map((field) => ({ field, code: 'past' }) as const)]
}
