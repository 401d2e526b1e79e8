import * as v from 'valibot'

/** Names of the toggles that are on for an Unleash context (`userId`, `properties[host]`, …). */
export type FlagSource = (context: Record<string, unknown>) => Promise<string[]>

const answer = v.object({ toggles: v.array(v.object({ name: v.string(), enabled: v.boolean() })) })
const patienceMs = 800

/** The flags of the deployment configuration: the same for everybody. */
export function configuredFlags(flags: Record<string, boolean>): FlagSource {
  const on = Object.entries(flags)
    .filter(([, enabled]) => enabled)
    .map(([name]) => name)
    .toSorted()
  return () => Promise.resolve(on)
}

/**
 * A real Unleash, asked by its front-end API with its key. While it cannot be reached, `otherwise`
 * answers: the app never waits for it longer than a second.
 */
export function unleashFlags(url: string, key: string, otherwise: FlagSource): FlagSource {
  return async (context) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/api/frontend`, {
        method: 'POST',
        headers: { authorization: key, 'content-type': 'application/json' },
        body: JSON.stringify({ context }),
        signal: AbortSignal.timeout(patienceMs),
      })
      const { toggles } = v.parse(answer, await response.json())
      return toggles.filter(({ enabled }) => enabled).map(({ name }) => name)
    } catch {
      return otherwise(context)
    }
  }
}
