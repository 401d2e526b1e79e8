import { and, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { userBuildings } from '../../db/schema'
import type { View } from './people'
import { within } from './reach'

/** Rows of one statement; PostgreSQL allows 65,535 parameters in each. */
const batch = 1000

/**
 * The accounts that the caller sees in the console: those of their buildings, and of the companies that they administer.
 *
 * @returns their ids
 */
export async function shownAccounts(
  connection: Connection,
  accounts: readonly { id: number; companyUuid: string | null }[],
  { shown, companies }: Pick<View, 'shown' | 'companies'>,
): Promise<ReadonlySet<number>> {
  const isOwn = ({ companyUuid }: { companyUuid: string | null }) =>
    shown === 'all' || companies.has(companyUuid ?? '')
  const found = new Set(accounts.filter(isOwn).map(({ id }) => id))
  for (let at = 0; at < accounts.length; at += batch) {
    const ids = accounts.slice(at, at + batch).map(({ id }) => id)
    const isShown = and(
      inArray(userBuildings.userId, ids),
      isNull(userBuildings.revokedAt),
      within(shown, userBuildings.buildingUuid),
    )
    const rows = await connection
      .select({ userId: userBuildings.userId })
      .from(userBuildings)
      .where(isShown)
    for (const { userId } of rows) found.add(userId)
  }
  return found
}
