import { paymentMethods } from '@contract/payments'
import { neighbours } from '@demo/neighbours'
import { contentClaims, contents, users } from '@server/db/schema'
import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { read } from '../platform/reading'
import { userId } from '../postCalls'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld({ seed: 'demo' })

describe('participation in the demo world', () => {
  it('has a user for every place: every count is the number of its rows', async () => {
    const { connection } = world.database
    const rows = await connection
      .select({
        title: contents.title,
        count: contents.claimCount,
        limit: sql<number | null>`coalesce(${contents.capacity}, ${contents.maxClaimsTotal})`,
        perUser: sql<number>`coalesce(${contents.maxClaimsPerUser}, 1)`,
        rows: sql<number>`count(${contentClaims.id})::int`,
        people: sql<number>`count(distinct ${contentClaims.userId})::int`,
      })
      .from(contents)
      .leftJoin(contentClaims, eq(contentClaims.contentUuid, contents.uuid))
      .groupBy(contents.uuid)
    expect(rows.some(({ count }) => count > 0)).toBe(true)
    for (const row of rows) {
      expect(row.rows, row.title).toBe(row.count)
      expect(row.count, row.title).toBeLessThanOrEqual(row.limit ?? Infinity)
      expect(row.people * row.perUser, row.title).toBeGreaterThanOrEqual(row.rows)
    }
  })

  it('belongs to neighbors without a sign-in', async () => {
    const rows = await world.database.connection
      .select()
      .from(users)
      .where(like(users.email, '%@neighbours.example'))
    expect(rows).toHaveLength(neighbours.length)
    expect(new Set(rows.map(({ email }) => email)).size).toBe(neighbours.length)
    for (const row of rows) {
      expect(row.email).toMatch(/^[a-z]+\.[a-z]+@neighbours\.example$/)
      expect(row.passwordHash).toBeNull()
    }
  })

  it('includes items for Ada and none for Ben', async () => {
    const held = async (email: string) =>
      world.database.connection.$count(
        contentClaims,
        eq(contentClaims.userId, await userId(world, email)),
      )
    expect(await held('ada@meridian.example')).toBe(3)
    expect(await held('ben@meridian.example')).toBe(0)
  })

  it('uses two cards of Ada and none of Ben', async () => {
    const cardsOf = async (email: string) => {
      const { token } = await world.login(email)
      const { body } = await world.request('GET', '/api/payment-methods', { token })
      return read(paymentMethods.reply, body).data.map((card) => [
        card.card_brand,
        card.card_last_four,
      ])
    }
    expect(await cardsOf('ada@meridian.example')).toEqual([
      ['visa', '1111'],
      ['american_express', '0005'],
    ])
    expect(await cardsOf('ben@meridian.example')).toEqual([])
  })
})
