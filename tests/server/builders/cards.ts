import * as tables from '@server/db/schema'
import { inserted, next, type PlaceInTime } from './build'
import type { Person } from './people'

type Given = Partial<typeof tables.paymentMethods.$inferInsert> & { of: Pick<Person, 'id'> }

/** A user's saved card, unknown to the provider. */
export function aCard({ database, clock }: PlaceInTime, { of: owner, ...given }: Given) {
  return inserted<typeof tables.paymentMethods.$inferSelect>(
    database.connection
      .insert(tables.paymentMethods)
      .values({
        uuid: crypto.randomUUID(),
        userId: owner.id,
        environment: 'default',
        token: `saved-token-${next()}`,
        brand: 'visa',
        lastFour: '1111',
        savedAt: clock.now,
        ...given,
      })
      .returning(),
  )
}
