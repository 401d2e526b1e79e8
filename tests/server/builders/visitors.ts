import * as tables from '@server/db/schema'
import { newLocator } from '@server/services/content/passes/passCode'
import { inserted, type PlaceInTime, type Ref } from './build'
import type { Person } from './people'

export type Visitor = typeof tables.visitors.$inferSelect
type Given = Partial<typeof tables.visitors.$inferInsert> & { in: Ref; by: Pick<Person, 'id'> }

const hourMs = 3_600_000

/** A visitor who is expected now. */
export function aVisitor({ database, clock }: PlaceInTime, { in: building, by, ...given }: Given) {
  const { now } = clock
  return inserted<Visitor>(
    database.connection
      .insert(tables.visitors)
      .values({
        uuid: crypto.randomUUID(),
        locator: newLocator(),
        buildingUuid: building.uuid,
        invitedBy: by.id,
        firstName: 'Grace',
        lastName: 'Lindqvist',
        email: 'grace@visitor.example',
        hostName: 'Ada Winthrop',
        expectedAt: now,
        validFrom: new Date(now.getTime() - hourMs),
        validUntil: new Date(now.getTime() + hourMs),
        invitedAt: now,
        ...given,
      })
      .returning(),
  )
}
