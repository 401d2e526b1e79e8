import type { Pass } from '@contract/passes'
import { userOf } from '@machines/auth/session/selectors'
import { toFailure } from '@machines/kernel/failure'
import { systemOf } from '@machines/platform/app/system'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Call } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { stored } from '@platform/storage/stored'

/**
 * Reads passes from the server, or the last stored ones while offline, so that users can show their
 * code at doors without network.
 */
export function withOfflinePasses(
  { app }: Pick<Dependencies, 'app'>,
  read: Call<InBuilding, Pass[]>,
): Call<InBuilding, Pass[]> {
  return async (of, signal) => {
    const user = userOf(systemOf(app()).session.getSnapshot())
    if (user === null) return read(of, signal)
    const userUuid = user.uuid
    try {
      const passes = await read(of, signal)
      // The user may have signed out while the call was pending; then nothing of theirs is stored.
      if (!signal.aborted) stored.passes.write({ userUuid, buildingUuid: of.buildingUuid, passes })
      return passes
    } catch (error) {
      const cached = stored.passes.read()
      const isTheirs =
        cached !== null && cached.userUuid === userUuid && cached.buildingUuid === of.buildingUuid
      const { kind } = toFailure(error)
      if (isTheirs && (kind === 'network' || kind === 'timeout')) return cached.passes
      throw error
    }
  }
}
