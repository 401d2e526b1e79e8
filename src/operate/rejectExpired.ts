import type { sessionMachine } from '@machines/auth/session/machine'
import { isExpired } from '@machines/auth/session/selectors'
import { FailedCall } from '@machines/kernel/failure'
import type { Identity } from '@platform/api/identity'
import { type ActorRefFrom, waitFor } from 'xstate'

/**
 * The identity of a console whose session may end while the operator is editing: its calls fail at once, and the page
 * repeats them after the next sign-in. Otherwise they would wait for a sign-in until their time limit.
 */
export function rejectExpired(
  identity: Identity,
  session: ActorRefFrom<typeof sessionMachine>,
): Identity {
  const unlessExpired = async (token: Promise<string>, signal: AbortSignal) => {
    const settled = new AbortController()
    const expired = waitFor(session, isExpired, {
      timeout: Number.POSITIVE_INFINITY,
      signal: AbortSignal.any([signal, settled.signal]),
    }).then(
      () => {
        throw new FailedCall({
          kind: 'refused',
          code: 'unauthenticated',
          status: 401,
          retryAfter: null,
          fields: [],
        })
      },
      // The token has arrived, or the caller has given up.
      () => token,
    )
    try {
      return await Promise.race([token, expired])
    } finally {
      settled.abort()
    }
  }
  return {
    ...identity,
    goodToken: (signal) => unlessExpired(identity.goodToken(signal), signal),
    renewedToken: (refused, signal) =>
      unlessExpired(identity.renewedToken(refused, signal), signal),
  }
}
