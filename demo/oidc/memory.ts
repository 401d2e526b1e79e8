import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = { payload: AdapterPayload; until: number }

/** The storage of the demo's OpenID provider; it lasts as long as the process. */
const stored = new Map<string, Stored>()
const maxStored = 5000
/** The lifetime of entries for which the library names none. */
const lifeSeconds = 3600

/** The storage for one kind of entry. Times are in seconds, as in the library. */
export function memoryOf(kind: string): Adapter {
  const keyOf = (id: string) => `${kind} ${id}`
  const find = (isIt: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of stored) {
      if (key.startsWith(`${kind} `) && until > Date.now() && isIt(key, payload)) return payload
    }
    return undefined
  }
  return {
    upsert: async (id, payload, expiresIn) => {
      if (stored.size >= maxStored) forgetOld()
      stored.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? lifeSeconds) * 1000 })
    },
    find: async (id) => find((key) => key === keyOf(id)),
    findByUid: async (uid) => find((_, payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const entry = stored.get(keyOf(id))
      if (entry !== undefined) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void stored.delete(keyOf(id)),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of stored) {
        if (key.startsWith(`${kind} `) && payload.grantId === grantId) stored.delete(key)
      }
    },
  }
}

function forgetOld(): void {
  for (const [key, { until }] of stored) if (until <= Date.now()) stored.delete(key)
  if (stored.size >= maxStored) stored.clear()
}
