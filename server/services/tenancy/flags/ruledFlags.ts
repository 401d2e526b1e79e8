import type { Deployment } from '@contract/deployment'
import { flagNames, flagRegistry } from '@contract/flagRegistry'
import * as v from 'valibot'
import type { Connection } from '../../../db/database'
import type { FlagSource } from '../../../ports/flags'
import { whitelabelFor } from '../whitelabels'
import { type FlagAudience, type FlagRule, isFlagOn } from './decide'
import { nestedContext } from './nestedContext'
import { allFlagRules } from './rules'

type Given = {
  database: { connection: Connection }
  deployment: Deployment
  now: () => Date
  report: (error: unknown) => void
}

const trustedForMs = 1000
const timeoutMs = 500

const text = v.fallback(v.pipe(v.string(), v.maxLength(20_000)), '')
const unleashContext = v.object({
  userId: text,
  sessionId: text,
  properties: v.fallback(v.object({ host: text, building_uuids: text, building_uuid: text }), {
    host: '',
    building_uuids: '',
    building_uuid: '',
  }),
})

/**
 * The flags of this server: its configuration, and the rules of its operators. A changed rule takes effect within a
 * second on every process. If the database is slow or unavailable, the last known rules apply.
 */
export function ruledFlags({ database, deployment, now, report }: Given): FlagSource {
  const configured: Readonly<Record<string, boolean | undefined>> = deployment.server.flags
  const brandOf = async (host: string) =>
    (await whitelabelFor({ database, deployment }, host)).brandIdentifier
  let known: readonly FlagRule[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<readonly FlagRule[]> | null = null

  const read = async () => {
    try {
      known = await allFlagRules(database.connection)
    } catch (error) {
      report(error)
    }
    readAt = now().getTime()
    reading = null
    return known
  }
  const rulesNow = () => {
    if (Math.abs(now().getTime() - readAt) < trustedForMs) return known
    reading ??= read()
    return Promise.race([reading, pause(timeoutMs).then(() => known)])
  }

  return async (context) => {
    const rules = await rulesNow()
    const audience = await audienceOf(context, rules, brandOf)
    return flagNames
      .map((name) => flagRegistry[name])
      .filter(({ key, default: isDefault }) =>
        isFlagOn(key, rules, audience, configured[key] ?? isDefault),
      )
      .map(({ key }) => key)
      .toSorted()
  }
}

async function audienceOf(
  context: Record<string, unknown>,
  rules: readonly FlagRule[],
  brandOf: (host: string) => Promise<string>,
): Promise<FlagAudience> {
  const { userId, sessionId, properties } = v.parse(unleashContext, {
    properties: {},
    ...nestedContext(context),
  })
  const isSignedIn = userId !== '' && !userId.startsWith('anonymous@')
  const namesBrand = rules.some(({ audience }) => audience === 'brand')
  // Inside a building, only that one counts; before it is known, all buildings of the user do.
  const buildings = (properties.building_uuid || properties.building_uuids).split(',')
  return {
    user: isSignedIn ? userId : null,
    buildings: buildings.filter(Boolean),
    brand: namesBrand ? await brandOf(properties.host).catch(() => null) : null,
    drawnBy: (isSignedIn ? userId : sessionId) || null,
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
