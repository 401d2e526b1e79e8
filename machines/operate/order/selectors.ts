import type { Failure } from '@machines/kernel/failure'
import type { OrderContext } from './machine'

type Snapshot = { value: unknown; context: OrderContext }

/** Whether the list shows an order that the server may not have. */
export const isOrderPending = ({ value }: { value: unknown }): boolean =>
  value === 'saving' || value === 'failed'
export const isSavingOrder = ({ value }: { value: unknown }): boolean => value === 'saving'
export const isOrderOutdated = ({ value }: { value: unknown }): boolean => value === 'outdated'
/** Why the order was not stored; null unless the operator can send it again. */
export const orderFailure = ({ value, context }: Snapshot): Failure | null =>
  value === 'failed' ? context.mutation.failure : null

/**
 * The order to show; null for that of the rows themselves. A stored order shows until the list is read again.
 *
 * @param rows those that the list shows
 */
export function shownOrder(
  snapshot: Snapshot,
  rows: readonly unknown[] | null,
): readonly string[] | null {
  const { wanted, next, seenRows } = snapshot.context
  return isOrderPending(snapshot) || rows === seenRows ? (next ?? wanted) : null
}

/** The rows in this order; rows that it does not name follow in theirs. */
export function inOrder<Row extends { uuid: string }>(
  rows: readonly Row[],
  uuids: readonly string[] | null,
): readonly Row[] {
  if (uuids === null) return rows
  const place = ({ uuid }: Row) => (uuids.includes(uuid) ? uuids.indexOf(uuid) : uuids.length)
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** The order after a row has moved to a place; unchanged if there is no such place. */
export function moved(uuids: readonly string[], uuid: string, to: number): readonly string[] {
  if (!uuids.includes(uuid) || to < 0 || to >= uuids.length) return uuids
  return uuids.filter((each) => each !== uuid).toSpliced(to, 0, uuid)
}
