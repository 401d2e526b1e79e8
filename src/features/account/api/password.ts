import { updateCurrentUser } from '@contract/users'
import type { Api } from '@platform/api/client'

export const passwordCalls = ({ call }: Api) => ({
  updatePassword: async (
    { current, password, key }: { current: string; password: string; key: string },
    signal: AbortSignal,
  ): Promise<void> => {
    const body = { password: current, new_password: password }
    await call(updateCurrentUser, { body, idempotencyKey: key, signal })
  },
})
