import { updateCurrentUser } from '@contract/users'
import type { Api } from '../api/client'
import { intentKeys } from '../intentKeys'

const keyOf = intentKeys()

export const updatePassword =
  ({ call }: Api) =>
  async (
    { current, password }: { current: string; password: string },
    signal: AbortSignal,
  ): Promise<void> => {
    const body = { password: current, new_password: password }
    await call(updateCurrentUser, { body, idempotencyKey: keyOf('password', body), signal })
  }
