import { passes } from '@contract/passes'
import { checkPass } from '@contract/passVerification'
import { permissionRegistry } from '@contract/permissionRegistry'
import { implement, mutation } from '../http/implement'
import { postArrival } from '../http/postArrival'
import { checkPass as check } from '../services/content/passes/checkPass'
import { passesOf } from '../services/content/passes/passes'
import { enterWith } from '../services/tenancy/permissions'
import type { VisitorRow } from '../services/visitors/visitors'

export const passRoutes = [
  implement(passes, async ({ database, hash, params, query, caller, now }) => ({
    data: await passesOf(database.connection, hash, {
      userId: caller.principal.id,
      buildingUuid: params.buildingId,
      lang: query.lang,
      now: now(),
    }),
  })),

  mutation(
    checkPass,
    async (tx, call) => {
      const { hash, params, body, caller, now } = call
      const checking = {
        userId: caller.principal.id,
        buildingUuid: params.buildingId,
        code: body.code,
        use: body.use === true,
        now: now(),
        onArrival: (visitor: VisitorRow) => postArrival(tx, call, visitor, caller.principal.id),
      }
      await enterWith(tx, checking.userId, checking.buildingUuid, permissionRegistry.passChecks)
      return { data: await check(tx, hash, checking) }
    },
    { limit: 'passCheckedByUser' },
  ),
]
