import { generateAuthLink } from '@contract/auth'
import type { Api } from '../api/client'

export const authLinkCalls = ({ call }: Api) => ({
  /** A token that signs the user in to the admin site, once. */
  authLink: async ({ key }: { key: string }, signal: AbortSignal): Promise<string> =>
    (await call(generateAuthLink, { idempotencyKey: key, signal })).ott,
})
