import { randomUUID } from 'node:crypto'
import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { Opening } from '@contract/operate/openings'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { openings } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'

type Row = typeof openings.$inferSelect
/** A draft belongs to the operator who began it. */
type Key = { uuid: string; userId: number }

export const openingReply = ({ uuid, version, draft, url, buildingUuid }: Row): Opening => ({
  uuid,
  version,
  draft,
  url,
  building_uuid: buildingUuid,
})

export async function startOpening(tx: Connection, userId: number, now: Date): Promise<Row> {
  const uuid = randomUUID()
  const [row] = await tx
    .insert(openings)
    .values({ uuid, startedBy: userId, startedAt: now })
    .returning()
  if (row === undefined) throw new Error('The draft was not inserted')
  return row
}

const of = ({ uuid, userId }: Key) => and(eq(openings.uuid, uuid), eq(openings.startedBy, userId))

/** @throws `not_found` */
export async function readOpening(connection: Connection, key: Key): Promise<Row> {
  const [row] = await connection.select().from(openings).where(of(key))
  if (row === undefined) throw notFound()
  return row
}

/**
 * The draft, locked until the transaction ends.
 * @throws `not_found`, `version_conflict`; `invalid_request` if its building is open already
 */
export async function lockDraft(
  tx: Connection,
  key: Key,
  sent?: { version: number },
): Promise<Row> {
  const [row] = await tx.select().from(openings).where(of(key)).for('update')
  if (row === undefined) throw notFound()
  if (row.url !== null) {
    throw new Refusal('invalid_request', {
      detail: 'This building is open already. Change it among the buildings.',
    })
  }
  if (sent !== undefined) checkVersion(row, sent)
  return row
}

export async function saveDraft(tx: Connection, row: Row, draft: OpeningDraft): Promise<Row> {
  return change(tx, row, { draft })
}

/** Notes the building that the draft became. */
export async function finishOpening(
  tx: Connection,
  row: Row,
  opened: { buildingUuid: string; url: string },
): Promise<Row> {
  return change(tx, row, opened)
}

async function change(tx: Connection, row: Row, values: Partial<Row>): Promise<Row> {
  const [changed] = await tx
    .update(openings)
    .set({ ...values, version: row.version + 1 })
    .where(eq(openings.uuid, row.uuid))
    .returning()
  if (changed === undefined) throw notFound()
  return changed
}

const notFound = () => new Refusal('not_found', { detail: 'You have no such draft.' })
