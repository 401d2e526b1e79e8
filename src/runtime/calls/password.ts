import { updateCurrentUser } from '@contract/users'
import type { Api } from '../api/client'
import { intentKeys } from '../intentKeys'

export function passwordCalls({ call }: Api) {
  const keyOf = intentKeys()
  return {
    updatePassword: async (
      { current, password }: { current: string; password: string },
      signal: AbortSignal,
    ): Promise<void> => {
      const body = { password: current, new_password: password }
      await call(updateCurrentUser, { body, idempotencyKey: keyOf('password', body), signal })
    },
  }
}
