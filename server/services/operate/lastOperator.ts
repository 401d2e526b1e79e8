import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { operatorGrants, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'

/** Until the transaction ends, no other one can take an operator away: two could each leave the other as the last. */
export async function lockOperators(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`)
}

/** Operators who can sign in. */
export async function countOperators(connection: Connection): Promise<number> {
  const rows = await connection
    .selectDistinct({ id: users.id })
    .from(operatorGrants)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .where(and(eq(operatorGrants.role, 'operator'), eq(users.deactivated, false)))
  return rows.length
}

/** Called after the change, inside its transaction, which then rolls back. @throws `own_access` */
export async function refuseWithoutOperator(tx: Connection): Promise<void> {
  if ((await countOperators(tx)) > 0) return
  throw new Refusal('own_access', {
    detail: 'This is the last operator of the deployment. Make someone else an operator first.',
  })
}
