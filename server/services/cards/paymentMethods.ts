import { randomUUID } from 'node:crypto'
import type { CardEnvironment, PaymentMethod } from '@contract/payments'
import { uuid as uuidSchema } from '@contract/values'
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../db/database'
import { paymentMethods, users } from '../../db/schema'
import type { CardVault, CardVaults, VaultedCard } from '../../ports/cardVault'
import { Refusal } from '../platform/refusal'

type Row = typeof paymentMethods.$inferSelect

/** More cards than any user needs; the list is one page. */
export const maxCards = 20

const reply = (row: Row): PaymentMethod => ({
  id: row.uuid,
  card_last_four: row.lastFour,
  card_brand: row.brand,
  payment_token: row.token,
  card_month: row.month,
  card_year: row.year,
})

/** The user's own cards, latest first. */
export async function paymentMethodsOf(
  connection: Connection,
  userId: number,
): Promise<PaymentMethod[]> {
  const rows = await connection
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.savedAt), desc(paymentMethods.uuid))
    .limit(maxCards)
  return rows.map(reply)
}

function vaultOf(vaults: CardVaults, environment: CardEnvironment): CardVault {
  const vault = vaults[environment]
  if (vault === null) {
    throw new Refusal('payment_gateway_failed', { detail: 'No provider of cards is configured.' })
  }
  return vault
}

const unknown = () => new Refusal('payment_method_unknown')

type Saving = { userId: number; token: string; environment: CardEnvironment; now: Date }

/**
 * Reads the card's details from the provider, never from the caller.
 * @throws `payment_method_unknown`
 */
export async function cardBehind(
  vaults: CardVaults,
  { environment, token }: Pick<Saving, 'environment' | 'token'>,
): Promise<VaultedCard> {
  const card = await vaultOf(vaults, environment).retain(token)
  if (card === null) throw unknown()
  return card
}

/**
 * Saves a card that the provider knows. A token that another user has saved counts as unknown. Beyond the limit the
 * card is refused, and the caller has the provider forget it.
 */
export async function savePaymentMethod(
  tx: Connection,
  { brand, lastFour, month, year }: VaultedCard,
  { userId, token, environment, now }: Saving,
): Promise<PaymentMethod | Refusal> {
  const wanted: Row = {
    uuid: randomUUID(),
    userId,
    environment,
    token,
    brand,
    lastFour,
    month,
    year,
    savedAt: now,
  }
  // Concurrent calls are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const rows = await tx.insert(paymentMethods).values(wanted).onConflictDoNothing().returning()
  if (rows.length === 0) {
    // The first user to save a token owns it, even if another user saves it at the same moment.
    const known = await ownBy(tx, { userId, environment, token })
    return known === undefined ? unknown() : reply(known)
  }
  const cards = await tx.$count(paymentMethods, eq(paymentMethods.userId, userId))
  if (cards <= maxCards) return reply(wanted)
  await tx.delete(paymentMethods).where(own(userId, wanted.uuid))
  return new Refusal('too_many_payment_methods')
}

/** Has the provider forget a card that is not saved here. */
export async function forgetCard(
  vaults: CardVaults,
  { environment, token }: Pick<Saving, 'environment' | 'token'>,
): Promise<void> {
  await vaults[environment]?.forget(token)
}

async function ownBy(
  tx: Connection,
  { userId, environment, token }: Pick<Saving, 'userId' | 'environment' | 'token'>,
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.environment, environment),
        eq(paymentMethods.token, token),
      ),
    )
  return row
}

const own = (userId: number, uuid: string) =>
  and(eq(paymentMethods.userId, userId), eq(paymentMethods.uuid, uuid))

const isUuid = (input: string) => v.is(uuidSchema, input)

/**
 * Removes a card; the caller has the provider forget the returned card.
 * @throws `not_found`, also for a card of another user, so that the caller cannot tell the difference
 */
export async function removePaymentMethod(
  tx: Connection,
  userId: number,
  uuid: string,
): Promise<Pick<Row, 'environment' | 'token'>> {
  const [removed] = isUuid(uuid)
    ? await tx.delete(paymentMethods).where(own(userId, uuid)).returning()
    : []
  if (removed === undefined) throw new Refusal('not_found')
  return removed
}

type Tokenizing = { userId: number; cardId: string; gatewayId: string; gateways: readonly string[] }

/** @throws `not_found` for a card of another user, and for a gateway that the deployment does not configure */
export async function tokenizePaymentMethod(
  connection: Connection,
  vaults: CardVaults,
  { userId, cardId, gatewayId, gateways }: Tokenizing,
): Promise<string> {
  const [card] = isUuid(cardId)
    ? await connection.select().from(paymentMethods).where(own(userId, cardId))
    : []
  if (card === undefined || !gateways.includes(gatewayId)) {
    throw new Refusal('not_found')
  }
  return vaultOf(vaults, card.environment).tokenFor(card.token, gatewayId)
}
