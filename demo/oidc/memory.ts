import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; until: number }

/** The storage of the demo's OpenID provider; it lasts as long as the process. */
const kept = new Map<string, Kept>()
const maxStored = 5000
/** The lifetime of entries for which the library names none. */
const lifeSeconds = 3600

/** The storage for one kind of entry. Times are in seconds, as in the library. */
export function memoryOf(kind: string): Adapter {
  const keyOf = (id: string) => `${kind} ${id}`
  const find = (isIt: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of kept) {
      if (key.startsWith(`${kind} `) && until > Date.now() && isIt(key, payload)) return payload
    }
    return undefined
  }
  return {
    upsert: async (id, payload, expiresIn) => {
      if (kept.size >= maxStored) forgetOld()
      kept.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? lifeSeconds) * 1000 })
    },
    find: async (id) => find((key) => key === keyOf(id)),
    findByUid: async (uid) => find((_, payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const entry = kept.get(keyOf(id))
      if (entry !== undefined) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void kept.delete(keyOf(id)),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of kept) {
        if (key.startsWith(`${kind} `) && payload.grantId === grantId) kept.delete(key)
      }
    },
  }
}

function forgetOld(): void {
  for (const [key, { until }] of kept) if (until <= Date.now()) kept.delete(key)
  if (kept.size >= maxStored) kept.clear()
}
