import { generateAuthLink } from '@contract/auth'
import { launchAdmin } from '@features/embed/launchAdmin'
import type { Api } from '@platform/api/client'

export const authLinkCalls = ({ call }: Api) => ({
  /** Returns the address of the admin site with a token that signs the user in once. */
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
