import { setTimeout as pause } from 'node:timers/promises'

export type Sent = {
  method?: string
  token?: string
  body?: unknown
  form?: FormData
  key?: string
}

/** One call; rejects without a reply. */
export async function call(url: string, { method, token, body, form, key }: Sent = {}) {
  const response = await fetch(url, {
    method: method ?? (body === undefined && form === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text }
}

export type Reply = Awaited<ReturnType<typeof call>>

/**
 * The same call until it is answered, as the app sends it: with one key, so that it acts once. `failures` receives each
 * failure.
 */
export async function callUntilAnswered(
  url: string,
  sent: Sent,
  failures: (what: string) => void,
): Promise<Reply> {
  const key = crypto.randomUUID()
  for (let tries = 1; ; tries += 1) {
    const outcome = await call(url, { ...sent, key }).catch((error: unknown) => String(error))
    // 409: the first attempt is still running, or its process has just died.
    const isAnswered = typeof outcome !== 'string' && ![409, 502, 503, 504].includes(outcome.status)
    if (isAnswered) return outcome
    failures(typeof outcome === 'string' ? outcome : String(outcome.status))
    if (tries === 400) throw new Error(`No answer: ${JSON.stringify(outcome)}`)
    await pause(50)
  }
}
