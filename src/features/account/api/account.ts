import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
  ownSessions,
} from '@contract/ownSessions'
import { currentUser, type User, updateCurrentUser } from '@contract/users'
import type { ProfileEdits } from '@machines/account/profile/fields'
import type { ProfileOf } from '@machines/account/profile/machine'
import type { EndingSession, SignedInOf } from '@machines/account/signedIn/machine'
import type { Api } from '@platform/api/client'

/** What the account's pages show: a painted page reads these too. */
export const accountReads = ({ call }: Api) => ({
  readProfile: (_: ProfileOf, signal: AbortSignal): Promise<User> => call(currentUser, { signal }),

  ownSessions: async (_: SignedInOf, signal: AbortSignal): Promise<OwnSession[]> =>
    (await call(ownSessions, { signal })).data,
})

export const accountCalls = (api: Api) => ({
  ...accountReads(api),

  saveProfile: (
    { profile, key }: { profile: ProfileEdits; key: string },
    signal: AbortSignal,
  ): Promise<User> => api.call(updateCurrentUser, { body: profile, idempotencyKey: key, signal }),

  endOwnSession: async ({ uuid, key }: EndingSession, signal: AbortSignal): Promise<void> => {
    if (uuid === null) {
      await api.call(endOtherSessions, { idempotencyKey: key, signal })
      return
    }
    await api.call(endOwnSession, {
      params: { sessionUuid: uuid },
      idempotencyKey: key,
      signal,
    })
  },
})
