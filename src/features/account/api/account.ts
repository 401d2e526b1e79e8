import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
  ownSessions,
} from '@contract/ownSessions'
import { currentUser, type User, updateCurrentUser } from '@contract/users'
import type { EndingSession, OwnSessionsOf } from '@machines/account/ownSessions/machine'
import type { ProfileEdits } from '@machines/account/profile/fields'
import type { ProfileOf } from '@machines/account/profile/machine'
import type { Api } from '@platform/api/client'

export const accountCalls = ({ call }: Api) => ({
  readProfile: (_: ProfileOf, signal: AbortSignal): Promise<User> => call(currentUser, { signal }),

  ownSessions: async (_: OwnSessionsOf, signal: AbortSignal): Promise<OwnSession[]> =>
    (await call(ownSessions, { signal })).data,

  saveProfile: (
    { profile, key }: { profile: ProfileEdits; key: string },
    signal: AbortSignal,
  ): Promise<User> => call(updateCurrentUser, { body: profile, idempotencyKey: key, signal }),

  endOwnSession: async ({ uuid, key }: EndingSession, signal: AbortSignal): Promise<void> => {
    if (uuid === null) {
      await call(endOtherSessions, { idempotencyKey: key, signal })
      return
    }
    await call(endOwnSession, {
      params: { sessionUuid: uuid },
      idempotencyKey: key,
      signal,
    })
  },
})
