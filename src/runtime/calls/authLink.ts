import { generateAuthLink } from '@contract/auth'
import type { Api } from '../api/client'
import { launchAdmin } from '../launchAdmin'

export const authLinkCalls = ({ call }: Api) => ({
  /** By a token that signs the user in to the admin site, once. */
  launchAdmin: (
    { tab, adminUrl, key }: { tab: Window | null; adminUrl: string; key: string },
    signal: AbortSignal,
  ) =>
    launchAdmin(
      tab,
      adminUrl,
      async () => (await call(generateAuthLink, { idempotencyKey: key, signal })).ott,
    ),
})
