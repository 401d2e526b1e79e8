import type { Connection } from '@server/db/database'
import { paymentMethods, users } from '@server/db/schema'
import { inArray } from 'drizzle-orm'
import { demoUuid } from '../ids'
import { type CardOfToken, tokenOf } from './tokens'

type Saved = { email: string; card: Omit<CardOfToken, 'year'>; years: number; daysAgo: number }

const saved: readonly Saved[] = [
  {
    email: 'ada@meridian.example',
    card: { brand: 'visa', lastFour: '1111', month: 8, isGood: true },
    years: 3,
    daysAgo: 2,
  },
  {
    email: 'ada@meridian.example',
    card: { brand: 'american_express', lastFour: '0005', month: 11, isGood: true },
    years: 1,
    daysAgo: 90,
  },
  {
    email: 'tess@leaseline.example',
    card: { brand: 'master', lastFour: '4444', month: 4, isGood: true },
    years: 2,
    daysAgo: 30,
  },
  {
    email: 'noor@harbor.example',
    card: { brand: 'discover', lastFour: '1117', month: 1, isGood: true },
    years: 4,
    daysAgo: 12,
  },
]

/** Cards that some accounts have already added. */
export async function insertCards(tx: Connection, now: Date): Promise<void> {
  const emails = [...new Set(saved.map(({ email }) => email))]
  const owners = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  const idOf = new Map(owners.map(({ id, email }) => [email, id]))
  await tx.insert(paymentMethods).values(
    saved.map(({ email, card, years, daysAgo }) => {
      const full = { ...card, year: now.getUTCFullYear() + years }
      const salt = `${email}/${card.lastFour}`
      return {
        uuid: demoUuid(`card/${salt}`),
        userId: idOf.get(email) ?? 0,
        environment: 'default' as const,
        token: tokenOf(full, salt),
        brand: full.brand,
        lastFour: full.lastFour,
        month: full.month,
        year: full.year,
        savedAt: new Date(now.getTime() - daysAgo * 24 * 3600 * 1000),
      }
    }),
  )
}
