import type { OperatedBuilding } from '@contract/operate/buildings'
import {
  newPublicationProblems,
  nextPublications,
  type PublicationPlan,
  type PublicationProblem,
} from '@rules/operate/publication'
import type { Connection } from '../../db/database'
import { publish, topicOfBuilding } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { changeBuilding } from './buildings'

type Sent = Pick<OperatedBuilding, 'version' | 'publication' | 'live_at' | 'end_at'>

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/**
 * Publishes, schedules, hides, ends or archives a building. Those inside are notified, and their next request finds it
 * open or closed.
 * @throws `not_found`, `version_conflict`, `invalid_request` for a state that does not follow the present one, and for
 * times that do not fit the state or are over
 */
export async function publishBuilding(
  tx: Connection,
  uuid: string,
  { publication, live_at, end_at, ...sent }: Sent,
  now: Date,
): Promise<{ before: OperatedBuilding; after: OperatedBuilding }> {
  const plan = { publication, liveAt: dateOf(live_at), endAt: dateOf(end_at) }
  const changed = await changeBuilding(tx, uuid, sent, plan, (row) => {
    refuseMove(row.publication, publication)
    refuseTimes(plan, now)
  })
  await announcePublication(tx, uuid, publication)
  return changed
}

/** Notifies all processes, and the pages of those inside. */
export const announcePublication = (
  tx: Connection,
  uuid: string,
  publication: PublicationPlan['publication'],
) => publish(tx, topicOfBuilding(uuid), { publication })

function refuseMove(
  from: PublicationPlan['publication'],
  publication: PublicationPlan['publication'],
): void {
  const allowed = nextPublications[from]
  if (allowed.includes(publication)) return
  const message = `A building with the state ${from} can become: ${allowed.join(', ')}`
  throw new Refusal('invalid_request', {
    errors: [{ path: 'body.publication', code: 'state', message }],
  })
}

const fieldNames = { liveAt: 'live_at', endAt: 'end_at' } as const

const messages: Record<PublicationProblem['code'], string> = {
  required: 'A scheduled building needs this time',
  unexpected: 'Only a scheduled building has live_at, and only a live or scheduled one has end_at',
  past: 'Must be in the future',
  order: 'Must be after live_at',
}

function refuseTimes(plan: PublicationPlan, now: Date): void {
  const problems = newPublicationProblems(plan, now)
  if (problems.length === 0) return
  throw new Refusal('invalid_request', {
    errors: problems.map(({ field, code }) => ({
      path: `body.${fieldNames[field]}`,
      code,
      message: messages[code],
    })),
  })
}
