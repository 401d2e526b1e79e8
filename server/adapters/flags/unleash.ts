import * as v from 'valibot'
import type { FlagSource } from '../../ports/flags'
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

/** By GET: Unleash itself accepts no other method; only its Edge does. */
export const requestFlags = (url: string, key: string, query: URLSearchParams) =>
  fetch(`${url.replace(/\/$/, '')}/api/frontend?${query}`, {
    headers: { authorization: key },
    signal: AbortSignal.timeout(timeoutMs),
  })

/**
 * A real Unleash, queried through its front-end API with its key. While it is unreachable, `otherwise` decides: the app
 * never waits for Unleash longer than a second.
 */
export function unleashFlags(url: string, key: string, otherwise: FlagSource): FlagSource {
  return async (context) => {
    try {
      const response = await requestFlags(url, key, queryOf(context))
      const { toggles } = v.parse(answer, await response.json())
      return toggles.filter(({ enabled }) => enabled).map(({ name }) => name)
    } catch {
      return otherwise(context)
    }
  }
}
