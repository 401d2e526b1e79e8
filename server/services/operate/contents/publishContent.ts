import type { OperatedContent } from '@contract/operate/contents'
import { displayedAs, lifeCycleAt, nextStates } from '@rules/content/lifeCycle'
import { newPublicationProblems } from '@rules/operate/publication'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contents } from '../../../db/schema'
import type { ContentRow } from '../../content/contentReply'
import { isStillToCome } from '../../content/passes/passTime'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { announceContent, lockContent, readContent } from './contents'

type Sent = Pick<OperatedContent, 'version' | 'publication' | 'live_at' | 'offline_at'>

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/**
 * Publishes, schedules, hides, ends or archives an item. The tenants' pages that show it, or will, are notified.
 * @throws `not_found`, `version_conflict`, `invalid_request` for a state that does not follow the present one, and for
 * times that do not fit the state or are over
 */
export async function publishContent(
  tx: Connection,
  uuid: string,
  { version, publication, live_at, offline_at }: Sent,
  now: Date,
): Promise<{ before: OperatedContent; after: OperatedContent }> {
  const row = await lockContent(tx, uuid)
  checkVersion(row, { version })
  const before = await readContent(tx, uuid, { now })
  const plan = { publication, liveAt: dateOf(live_at), endAt: dateOf(offline_at) }
  refuseState(before.publication, publication)
  refuseTimes(plan, now)
  const displayed = displayedAs(plan, now)
  const expected = expectation(row, publication, now)
  await tx
    .update(contents)
    .set({ ...displayed, ...expected, version: row.version + 1 })
    .where(eq(contents.uuid, uuid))
  const isSeen = [row, displayed].some((each) => lifeCycleAt(each, now) === 'live')
  await announceContent(tx, row, isSeen)
  return { before, after: await readContent(tx, uuid, { now }) }
}

/**
 * An event that is hidden, archived or ended before it is over is called off; one that is published again takes place.
 * What has no time ends without that.
 */
function expectation(row: ContentRow, publication: Sent['publication'], now: Date) {
  if (publication === 'live' || publication === 'scheduled') {
    const isNew = row.publication !== 'published' || row.cancelledAt !== null
    return isNew ? { cancelledAt: null, movedFrom: null } : {}
  }
  const isCalledOff = isStillToCome(row, now) && row.startAt !== null
  return isCalledOff ? { cancelledAt: now } : {}
}

function refuseState(from: Sent['publication'], publication: Sent['publication']): void {
  const allowed = nextStates[from]
  if (allowed.includes(publication)) return
  const message = `An item with the state ${from} can become: ${allowed.join(', ')}`
  throw new Refusal('invalid_request', {
    errors: [{ path: 'body.publication', code: 'state', message }],
  })
}

const fieldNames = { liveAt: 'live_at', endAt: 'offline_at' } as const

const messages = {
  required: 'A scheduled item needs this time',
  unexpected: 'Only a scheduled item has live_at, and only a live or scheduled one has offline_at',
  past: 'Must be in the future',
  order: 'Must be after live_at',
} as const

function refuseTimes(plan: Parameters<typeof newPublicationProblems>[0], now: Date): void {
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
