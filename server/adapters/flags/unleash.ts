import { flagNames, flagRegistry } from '@contract/flagRegistry'
import { withoutTrailingSlashes } from '@rules/links/withoutTrailingSlashes'
import * as v from 'valibot'
import type { FlagSource } from '../../ports/flags'
import { BoundedMap } from '../../services/platform/boundedMap'
import { nestedContext } from '../../services/tenancy/flags/nestedContext'

const answer = v.object({ toggles: v.array(v.object({ name: v.string(), enabled: v.boolean() })) })
const timeoutMs = 800

function queryOf(context: Record<string, unknown>): URLSearchParams {
  const { properties = {}, ...rest } = nestedContext(context)
  const named = Object.entries(Object(properties)).map(
    ([name, value]) => [`properties[${name}]`, value] as const,
  )
  const query = new URLSearchParams()
  for (const [name, value] of [...Object.entries(rest), ...named])
    if (typeof value === 'string') query.set(name, value)
  return query
}

type Known = { enabled: readonly string[]; etag: string | null }

/** A user has one context, and a signed-out visitor as many as there are hosts. */
const maxContexts = 5000
const registered: ReadonlySet<string> = new Set(flagNames.map((name) => flagRegistry[name].key))

/** By GET: Unleash itself accepts no other method; only its Edge does. */
export const requestFlags = (
  url: string,
  key: string,
  query: URLSearchParams,
  etag: string | null = null,
) =>
  fetch(`${withoutTrailingSlashes(url)}/api/frontend?${query}`, {
    headers: { authorization: key, ...(etag !== null && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(timeoutMs),
  })

type Unleash = {
  url: string
  key: string
  /** The flags that Unleash decides even if it has never listed them. It lists only those that are on. */
  decides?: readonly string[]
}

/**
 * A real Unleash, queried through its front-end API with its key. While it fails, whatever it returns, its last answer
 * for the same context holds; before the first one, and for a flag that it does not know, `otherwise` decides. The app
 * never waits for Unleash longer than a second.
 */
export function unleashFlags(
  { url, key, decides = [] }: Unleash,
  otherwise: FlagSource,
): FlagSource {
  const known = new BoundedMap<string, Known>(maxContexts)
  const decided = new Set(decides)

  const request = async (query: URLSearchParams, last: Known | undefined): Promise<Known> => {
    const response = await requestFlags(url, key, query, last?.etag)
    if (response.status === 304 && last !== undefined) return last
    if (!response.ok) throw new Error(`Unleash responds with ${response.status}`)
    const { toggles } = v.parse(answer, await response.json())
    for (const { name } of toggles) if (registered.has(name)) decided.add(name)
    const enabled = toggles.filter((toggle) => toggle.enabled).map(({ name }) => name)
    return { enabled, etag: response.headers.get('etag') }
  }

  return async (context) => {
    const query = queryOf(context)
    const id = idOf(query)
    const last = known.get(id)
    const current = await request(query, last).catch(() => last)
    const own = await otherwise(context)
    if (current === undefined) return own
    known.set(id, current)
    return [...current.enabled, ...own.filter((name) => !decided.has(name))]
  }
}

/** What identifies a context. Each tab has a session of its own. */
function idOf(query: URLSearchParams): string {
  const copy = new URLSearchParams(query)
  copy.delete('sessionId')
  copy.sort()
  return copy.toString()
}
