import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { openings } from '../db/schema'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import type { Dependencies } from './dependencies'
import { publicOrigin } from './publicOrigin'

type Calling = Pick<Dependencies, 'deployment'> & {
  database: { connection: Connection }
  caller: { host: string; hostHeader: string | undefined }
}

/**
 * The sign-in page of a building and the name of its brand: of the host that it was opened for, otherwise of the host
 * of the call, as without a building. `url` is null if that is no address of ours.
 */
export async function buildingAddress(
  call: Calling,
  buildingUuid: string | null,
): Promise<{ url: string | null; brand: string }> {
  const [opened] =
    buildingUuid === null
      ? []
      : await call.database.connection
          .select({ url: openings.url })
          .from(openings)
          .where(eq(openings.buildingUuid, buildingUuid))
          .orderBy(desc(openings.startedAt))
          .limit(1)
  const url = opened?.url ?? (await publicOrigin(call, call.caller.hostHeader).catch(nullIfRefused))
  const host = url === null ? call.caller.host : new URL(url).hostname
  const whitelabel = await whitelabelFor(call, host).catch(nullIfRefused)
  return { url, brand: whitelabel?.brand ?? 'Portico' }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
