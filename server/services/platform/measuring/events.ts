import type { Body } from '@contract/endpoint'
import type { track } from '@contract/platform'
import type { Connection } from '../../../db/database'
import { analyticsEvents } from '../../../db/schema'
import type { AccessTokens } from '../../auth/accessToken'
import type { Limits } from '../limits'

type Event = Omit<Body<typeof track>, 'source'> & { id?: string; at: Date }

type Caller = {
  accessTokens: AccessTokens
  limits: Limits
  now: () => Date
  caller: { bearer: string | null; client: string | null }
}

const weekMs = 7 * 24 * 3600 * 1000

/** Counts the events against their sender, because each becomes a row. Returns the user; null if signed out. */
export async function consumeEvents(
  { accessTokens, limits, now, caller }: Caller,
  count: number,
): Promise<string | null> {
  const claims =
    caller.bearer === null
      ? null
      : await accessTokens.verify(caller.bearer, now()).catch(() => null)
  if (claims === null) await limits.consume('trackedByClient', caller.client, count)
  else await limits.consume('trackedByUser', claims.userUuid, count)
  return claims?.userUuid ?? null
}

/** When an event happened by the browser's clock; by ours if that time is implausible. */
export function instantOf(text: string, now: Date): Date {
  const at = new Date(text)
  const age = now.getTime() - at.getTime()
  return age >= 0 && age < weekMs ? at : now
}

/** Stores events; an event that is sent twice is stored once. */
export async function insertEvents(
  tx: Connection,
  input: { userUuid: string | null; source: string; events: readonly Event[] },
): Promise<void> {
  const { userUuid, source, events } = input
  await tx
    .insert(analyticsEvents)
    .values(
      events.map(({ id, at, event, building_uuid, path, properties }) => ({
        eventUuid: id ?? null,
        at,
        event,
        source,
        userUuid,
        buildingUuid: building_uuid ?? null,
        path: path ?? null,
        properties: properties ?? null,
      })),
    )
    .onConflictDoNothing({ target: analyticsEvents.eventUuid })
}
