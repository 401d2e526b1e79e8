import { createApi } from '@platform/api/client'
import { vi } from 'vitest'
import type { World } from './world'

/** From now on `fetch` asks this server, until the returned function is called. */
export function fetchFrom(world: World): () => void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await world.request(init.method ?? 'GET', url, {
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { raw: init.body }),
    })
    return new Response(answer.bytes as BodyInit, {
      status: answer.status,
      headers: answer.headers,
    })
  })
  return () => vi.unstubAllGlobals()
}

/** The app's own client, signed in with a token that never expires. */
export const apiWith = (token: string) =>
  createApi({
    apiUrl: '/api',
    timeoutMs: 15_000,
    headers: () => ({ accept: 'application/json', 'content-type': 'application/json' }),
    onDate: () => undefined,
    onMalformed: (path) => {
      throw new Error(`malformed reply of ${path}`)
    },
    knownToken: () => token,
    goodToken: async () => token,
    renewedToken: async () => token,
  })
