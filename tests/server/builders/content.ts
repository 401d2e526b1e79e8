import * as tables from '@server/db/schema'
import { eq, sql } from 'drizzle-orm'
import { inserted, next, type Place, type PlaceInTime, type Ref } from './build'
import type { Person } from './people'

export type Content = typeof tables.contents.$inferSelect
export type Category = typeof tables.categories.$inferSelect

type GivenCategory = Partial<typeof tables.categories.$inferInsert> & { in: Ref }
type Given = Partial<typeof tables.contents.$inferInsert> & {
  /** The building. */
  in: Ref
  /** The categories that show it, in order of creation. */
  categories?: readonly Ref[]
  /** The users with a place or a claim, in order. */
  takenBy?: readonly Pick<Person, 'id'>[]
}

/** The fields that make an item accept RSVPs, and those for claims. */
export const rsvp = { rsvp_enabled: true, cta_type: 'CLAIM' }
export const deal = { claimable: true, cta_type: 'CLAIM' }

export function aCategory({ database }: Place, { in: building, ...given }: GivenCategory) {
  return inserted<Category>(
    database.connection
      .insert(tables.categories)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        type: 'AudienceContent',
        name: `Category ${next()}`,
        ...given,
      })
      .returning(),
  )
}

/** A post without an action. */
export async function aPost(place: PlaceInTime, given: Given): Promise<Content> {
  const { in: building, categories = [], takenBy = [], ...row } = given
  const { connection } = place.database
  const content = await inserted(
    connection
      .insert(tables.contents)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        type: 'POST',
        title: `Content ${next()}`,
        claimCount: takenBy.length,
        ...row,
      })
      .returning(),
  )
  if (categories.length > 0) {
    await connection.insert(tables.categoryContents).values(
      categories.map(({ uuid }) => ({
        categoryUuid: uuid,
        contentUuid: content.uuid,
        position: next(),
      })),
    )
  }
  if (takenBy.length > 0) {
    await connection.insert(tables.contentClaims).values(
      takenBy.map(({ id }) => ({
        contentUuid: content.uuid,
        userId: id,
        claimedAt: place.clock.now,
      })),
    )
  }
  return content
}

/** An event that accepts RSVPs, without a limit or a time. */
export const anEvent = (place: PlaceInTime, given: Given) =>
  aPost(place, { type: 'EVENT', details: rsvp, ...given })

/** A deal that each user can claim once. */
export const aDeal = (place: PlaceInTime, given: Given) =>
  aPost(place, { type: 'DEAL', details: deal, ...given })

/** Promotes contents of a building, in this order. */
export async function promote({ database }: Place, ...promoted: Content[]): Promise<void> {
  await database.connection.insert(tables.promotedContents).values(
    promoted.map(({ uuid, buildingUuid }) => ({
      buildingUuid,
      contentUuid: uuid,
      position: next(),
    })),
  )
}

/** Writes other values to an item, bypassing all rules. */
export async function changeContent(
  { database }: Place,
  { uuid }: Ref,
  values: Partial<typeof tables.contents.$inferInsert>,
): Promise<void> {
  const { contents } = tables
  await database.connection.update(contents).set(values).where(eq(contents.uuid, uuid))
}

/** A place or a claim of a user, beyond all rules. */
export async function anAttendee(
  { database: { connection }, clock }: PlaceInTime,
  { of: { uuid: contentUuid }, is: { id: userId } }: { of: Ref; is: Pick<Person, 'id'> },
) {
  await connection
    .update(tables.contents)
    .set({ claimCount: sql`${tables.contents.claimCount} + 1` })
    .where(eq(tables.contents.uuid, contentUuid))
  return inserted<typeof tables.contentClaims.$inferSelect>(
    connection
      .insert(tables.contentClaims)
      .values({ contentUuid, userId, claimedAt: clock.now })
      .returning(),
  )
}
