import type { Row } from './tables'

/** The serial id of a row that does not exist before the plan is applied. */
export type PendingId = { idOf: 'users' | 'whitelabels'; uuid: string }

export const isPendingId = (value: unknown): value is PendingId =>
  typeof value === 'object' && value !== null && 'idOf' in value && 'uuid' in value

/**
 * The id of an existing row, or a placeholder that `applyWorld` replaces after the insert. Typed as the number that it
 * becomes.
 */
export function idOrPending(
  idOf: PendingId['idOf'],
  uuid: string,
  known: ReadonlyMap<string, number>,
): number {
  return known.get(uuid) ?? ({ idOf, uuid } satisfies PendingId as unknown as number)
}

/** The row with all ids. */
export function withIds(row: Row, idFor: (pending: PendingId) => number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isPendingId(value) ? idFor(value) : value,
    ]),
  )
}
