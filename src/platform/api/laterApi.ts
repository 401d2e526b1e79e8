import { once } from '../once'
import type { Api } from './client'

/** An API whose code is fetched with the first call. A call rejects where that fails; the next one tries again. */
export function laterApi(load: () => Promise<Api>): Api {
  const loaded = once(load)
  return {
    call: async (endpoint, options) => (await loaded()).call(endpoint, options),
    stream: async (endpoint, options) => (await loaded()).stream(endpoint, options),
  }
}
