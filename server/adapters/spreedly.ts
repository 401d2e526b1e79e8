import * as v from 'valibot'
import type { CardVault, VaultedCard } from '../ports/cardVault'
import { Refusal } from '../services/platform/refusal'

const retained = v.object({
  transaction: v.object({
    succeeded: v.boolean(),
    payment_method: v.object({
      card_type: v.nullish(v.string()),
      last_four_digits: v.nullish(v.string()),
      month: v.nullish(v.number()),
      year: v.nullish(v.number()),
    }),
  }),
})
/** A card stored at a gateway becomes a payment method of its own, with its own token. */
const stored = v.object({
  transaction: v.object({
    succeeded: v.boolean(),
    payment_method: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  }),
})

type Given = {
  environmentKey: string
  accessSecret: string
  baseUrl?: string
  timeoutMs?: number
}

const failed = () => new Refusal('payment_gateway_failed')

/** The vault of one Spreedly environment. Neither requests nor responses are logged. */
export function spreedlyVault({
  environmentKey,
  accessSecret,
  baseUrl = 'https://core.spreedly.com',
  timeoutMs = 8000,
}: Given): CardVault {
  const authorization = `Basic ${Buffer.from(`${environmentKey}:${accessSecret}`).toString('base64')}`
  const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
    try {
      return await fetch(`${baseUrl}/v1${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch {
      throw failed()
    }
  }
  const read = async <const S extends v.GenericSchema>(schema: S, response: Response) => {
    const result = v.safeParse(schema, await response.json().catch(() => null))
    if (!response.ok || !result.success) throw failed()
    return result.output
  }
  const methodOf = (token: string) => `/payment_methods/${encodeURIComponent(token)}`

  return {
    retain: async (token): Promise<VaultedCard | null> => {
      const response = await request('PUT', `${methodOf(token)}/retain.json`)
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      const { transaction } = await read(retained, response)
      if (!transaction.succeeded) throw failed()
      const {
        card_type: brand,
        last_four_digits: lastFour,
        month,
        year,
      } = transaction.payment_method
      // Other payment methods, such as bank accounts, have neither: this is a list of cards.
      if (!brand || !/^\d{4}$/.test(lastFour ?? '')) return null
      return { brand, lastFour: lastFour ?? '', month: month ?? null, year: year ?? null }
    },
    tokenFor: async (token, gatewayId) => {
      const path = `/gateways/${encodeURIComponent(gatewayId)}/store.json`
      const input = { transaction: { payment_method_token: token } }
      const { transaction } = await read(stored, await request('POST', path, input))
      if (!transaction.succeeded) throw failed()
      return transaction.payment_method.token
    },
    forget: async (token) => {
      const response = await request('PUT', `${methodOf(token)}/redact.json`)
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failed()
    },
  }
}
