import { login, validateEmailV2 } from '@contract/auth'
import { guestBuildings } from '@contract/buildings'
import { providers } from '@contract/sso'
import type { Api } from '@platform/api/client'
import { randomKey } from '@platform/randomKey'
import { knownSession } from '@platform/session/knownSession'

export const signInCalls = ({ call }: Api) => ({
  lookUpEmail: async ({ email }: { email: string }, signal: AbortSignal) => {
    const [status, sso] = await Promise.all([
      call(validateEmailV2, { body: { email }, signal }),
      call(providers, { params: { source: email }, query: { source: 'tenantweb' }, signal }),
    ])
    return { status, providers: sso }
  },

  fetchGuestBuildings: async (_: undefined, signal: AbortSignal) =>
    (await call(guestBuildings, { signal })).data,

  logIn: async (credentials: { email: string; password: string }, signal: AbortSignal) =>
    knownSession(await call(login, { body: credentials, signal, idempotencyKey: randomKey() })),
})
