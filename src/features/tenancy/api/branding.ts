import { publicTheme, publicWhitelabel } from '@contract/whitelabel'
import type { Api } from '@platform/api/client'

export const brandingCalls = ({ call }: Api) => ({
  fetchBranding: async (host: string, signal: AbortSignal) => {
    const query = { domain: host }
    const [whitelabel, theme] = await Promise.all([
      call(publicWhitelabel, { query, signal }),
      call(publicTheme, { query, signal }),
    ])
    return { whitelabel, theme }
  },
})
