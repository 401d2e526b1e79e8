import type { Locale } from '@contract/locales'
import { type User, updateCurrentUser } from '@contract/users'
import type { Api } from '@platform/api/client'
import { randomKey } from '@platform/randomKey'

export const profileCalls = ({ call }: Api) => ({
  /** Saves the language that the user selected, as `de-de`. */
  saveLocale: ({ locale }: { locale: Locale }, signal: AbortSignal): Promise<User> =>
    call(updateCurrentUser, { body: { locale }, idempotencyKey: randomKey(), signal }),
})
