import { passes } from '@contract/passes'
import { checkPass } from '@contract/passVerification'
import { permissionRegistry } from '@contract/permissionRegistry'
import { implement, mutation } from '../http/implement'
import { checkPass as check } from '../services/content/passes/checkPass'
import { passesOf } from '../services/content/passes/passes'
import { enterWith } from '../services/tenancy/permissions'

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
    async (tx, { hash, params, body, caller, now }) => {
      const checking = {
        userId: caller.principal.id,
        buildingUuid: params.buildingId,
        code: body.code,
        use: body.use === true,
        now: now(),
      }
      await enterWith(tx, checking.userId, checking.buildingUuid, permissionRegistry.passChecks)
      return { data: await check(tx, hash, checking) }
    },
    { limit: 'passCheckedByUser' },
  ),
]
