import type { Locale } from '@contract/locales'
import { type User, updateCurrentUser } from '@contract/users'
import type { Api } from '../api/client'
import { randomKey } from '../randomKey'

export const profileCalls = ({ call }: Api) => ({
  /** The language that the user chose, as `de-de`. */
  saveLocale: (locale: Locale): Promise<User> =>
    call(updateCurrentUser, {
      body: { locale },
      idempotencyKey: randomKey(),
      signal: AbortSignal.timeout(15_000),
    }),
})
