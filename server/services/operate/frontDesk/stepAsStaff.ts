import type { ReadBody } from '@contract/endpoint'
import type { NoticeEvent } from '@contract/notices'
import type { stepOperatedRequest } from '@contract/operate/frontDesk'
import type { StaffAction } from '@contract/serviceRequestSteps'
import { afterStaff, statusOf } from '@rules/support/requestLife'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { serviceRequests, users } from '../../../db/schema'
import { notify } from '../../notices/notices'
import { publish, topicOfUser } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { lifeOf, lockRequest, takeStep } from '../../support/requestSteps'
import { checkVersion } from '../versioned'
import { noSuchRequest } from './requestDetail'
import { assigneesIn, mayAssign, type Staff } from './requestReach'

type Sent = ReadBody<typeof stepOperatedRequest>

/** The letter to the tenant about a step; null for one that they only see in the app. */
export type RequestLetter = 'answered' | 'asked' | 'taken' | 'finished'

const noticeOf = {
  answered: 'requestAnswered',
  asked: 'requestAsked',
  taken: 'requestTaken',
  finished: 'requestFinished',
} as const satisfies Record<RequestLetter, NoticeEvent>

/**
 * A step of the building's staff. Its tenant sees it at once, unless it is a note, and gets a notice of what has a letter;
 * the caller mails it.
 * @returns the tenant's address and language, where the request stood and stands, the words, and which letter they get
 * @throws `not_found`, `version_conflict`, `permission_denied`; `request_status_invalid` for what is not possible where the
 *   request stands; `invalid_request` for an assignee who does not work on the building's requests
 */
export async function stepAsStaff(
  tx: Connection,
  uuid: string,
  { action, assignee_uuid, ...sent }: Sent,
  { staff, now }: { staff: Staff; now: Date },
) {
  const text = sent.text.replaceAll(/\r\n?/g, '\n')
  const row = await lockRequest(tx, eq(serviceRequests.uuid, uuid))
  if (row === undefined) throw noSuchRequest()
  const isAssigning = await mayAssign(tx, staff, row.buildingUuid)
  if (!isAssigning && row.assigneeId !== staff.id) throw noSuchRequest()
  if (action === 'assign' && !isAssigning) {
    throw new Refusal('permission_denied', { detail: 'Your role does not assign requests.' })
  }
  checkVersion(row, sent)
  const { state: before, doneAt } = lifeOf(row)
  const after = afterStaff(action, { state: before, doneAt })
  if (after === null) {
    throw new Refusal('request_status_invalid', { detail: `The request is ${before} now.` })
  }
  const assigneeId =
    assignee_uuid === undefined
      ? takenBy(action, row.assigneeId, staff.id)
      : await assigneeOf(tx, row.buildingUuid, assignee_uuid)
  await takeStep(
    tx,
    row,
    {
      by: 'building',
      action,
      text,
      state: after,
      authorId: staff.id,
      ...(assigneeId !== undefined && { assigneeId }),
    },
    now,
  )
  if (action !== 'note') await publish(tx, topicOfUser(row.userId), { uuid })
  const [tenant] = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, row.userId))
  if (tenant === undefined) throw noSuchRequest()
  const isTaken = statusOf(before) !== 'Accepted' && statusOf(after) === 'Accepted'
  const letter = letterOf(action, isTaken)
  if (letter !== null) {
    const { buildingUuid, subject: name } = row
    const quote = text === '' ? null : text
    const about = { userId: tenant.id, buildingUuid, event: noticeOf[letter], subjectUuid: uuid }
    await notify(tx, [{ ...about, name, quote }], now)
  }
  return { tenant, before, after, text, subject: row.subject, letter }
}

/** A request that no one has goes to those who start it. */
const takenBy = (action: StaffAction, assigneeId: number | null, staffId: number) =>
  action === 'start' && assigneeId === null ? staffId : undefined

function letterOf(action: StaffAction, isTaken: boolean): RequestLetter | null {
  if (action === 'answer' || action === 'decline') return 'answered'
  if (action === 'ask') return 'asked'
  if (action === 'finish') return 'finished'
  return isTaken && action !== 'note' ? 'taken' : null
}

async function assigneeOf(tx: Connection, buildingUuid: string, uuid: string): Promise<number> {
  const people = await assigneesIn(tx, buildingUuid)
  const found = people.find((person) => person.uuid === uuid.toLowerCase())
  if (found !== undefined) return found.id
  const message = 'Does not work on the requests of this building'
  throw new Refusal('invalid_request', {
    errors: [{ path: 'body.assignee_uuid', code: 'unknown_assignee', message }],
  })
}
