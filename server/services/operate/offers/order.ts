import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import type {
  amenities,
  amenityCategories,
  resources,
  smartFloors,
  smartSuites,
  utilityButtons,
} from '../../../db/schema'
import { Refusal } from '../../platform/refusal'

/** A table of records that operators put in order. */
export type OrderedTable =
  | typeof amenities
  | typeof amenityCategories
  | typeof resources
  | typeof smartFloors
  | typeof smartSuites
  | typeof utilityButtons
type Ordered = { uuid: string; position: number }

/** The new order of a list, and the version of the order that it is based on. */
export type SentOrder = { order: string; uuids: readonly string[] }

/**
 * The version of a list's order: a digest of its records. It changes with every record that is added, removed or moved,
 * also by `apply`, which knows nothing of it.
 */
export const orderOf = (rows: readonly { uuid: string }[]): string =>
  createHash('sha256')
    .update(rows.map(({ uuid }) => uuid).join())
    .digest('base64url')
    .slice(0, 22)

/** The place after the last one of a list. */
export const nextPosition = (rows: readonly Ordered[]): number =>
  rows.reduce((next, { position }) => Math.max(next, position + 1), 0)

/**
 * Stores the order of a list. The caller has locked the building, so its list is still the one of `rows`.
 * @param rows the list in its present order
 * @throws `version_conflict`; `invalid_request` unless the new order has exactly the records of the list
 */
export async function saveOrder(
  tx: Connection,
  table: OrderedTable,
  rows: readonly Ordered[],
  sent: SentOrder,
): Promise<void> {
  if (orderOf(rows) !== sent.order) {
    throw new Refusal('version_conflict', {
      detail: 'The list has changed meanwhile. Read it, then decide what to send again.',
    })
  }
  const uuids = sent.uuids.map((uuid) => uuid.toLowerCase())
  const known = new Map(rows.map((row) => [row.uuid, row.position]))
  if (new Set(uuids).size !== uuids.length || uuids.length !== rows.length) throw incomplete()
  for (const [position, uuid] of uuids.entries()) {
    const before = known.get(uuid)
    if (before === undefined) throw incomplete()
    if (before === position) continue
    await tx.update(table).set({ position }).where(eq(table.uuid, uuid))
  }
}

const incomplete = () =>
  new Refusal('invalid_request', {
    errors: [
      { path: 'body.uuids', code: 'uuids', message: 'Must have each record of the list once' },
    ],
  })
