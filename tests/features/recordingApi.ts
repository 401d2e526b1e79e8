import type { Endpoint } from '@contract/endpoint'
import type { Api } from '@platform/api/client'
import * as v from 'valibot'

/** Passed to every call, and expected to travel along. */
export const { signal } = new AbortController()

type Options = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
  idempotencyKey?: string
}
/** The server's response to a call, by its method and path. */
type Answer = (call: string, options: Options) => unknown

/** An API that records its requests. A request that violates the contract is not sent. */
export function recordingApi(answer: Answer = () => ({})) {
  const requests: ({ call: string } & Options)[] = []
  const call = async (
    endpoint: Endpoint,
    { signal: given, ...options }: Options & { signal: AbortSignal },
  ) => {
    if (given !== signal) throw new Error('The call cannot be given up')
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema !== undefined) v.parse(schema, options[part])
    }
    const name = `${endpoint.method} ${endpoint.path}`
    requests.push({ call: name, ...options })
    return answer(name, options)
  }
  return { api: { call } as unknown as Api, requests }
}
