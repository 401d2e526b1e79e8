import type { MiniAppHost } from '../../sdk/src'

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** Calls with the app's session. The host refreshes an expired token once. */
export function callsOf(host: MiniAppHost) {
  const { api_url: api, language } = host.handshake
  const send = (path: string, init: Sent) =>
    fetch(`${api}${path}`, {
      ...init,
      signal: AbortSignal.timeout(15_000),
      headers: {
        authorization: `Bearer ${host.sessionToken}`,
        'content-type': 'application/json',
        'accept-language': language,
        ...init.headers,
      },
    })
  return async (path: string, init: Sent = {}): Promise<unknown> => {
    let response = await send(path, init)
    if (response.status === 401) {
      await host.refreshToken()
      response = await send(path, init)
    }
    const { data, code } = (await response.json()) as { data?: unknown; code?: string }
    if (!response.ok) throw new Error(code)
    return data
  }
}
