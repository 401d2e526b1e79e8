import { checkPass, passes } from '@contract/passes'
import { checkPass as check, passPermission } from '../domain/passes/checkPass'
import { passesOf } from '../domain/passes/passes'
import { enterWith } from '../domain/permissions'
import { implement } from '../http/implement'

export const passRoutes = [
  implement(passes, async ({ database, hash, params, query, caller, now }) => ({
    data: await passesOf(database.connection, hash, {
      userId: caller.principal.id,
      buildingUuid: params.buildingId,
      lang: query.lang,
      now: now(),
    }),
  })),

  implement(checkPass, async ({ database, hash, limits, params, body, caller, now }) => {
    const { connection } = database
    const checking = {
      userId: caller.principal.id,
      buildingUuid: params.buildingId,
      code: body.code,
      use: body.use === true,
      now: now(),
    }
    await limits.spend('passCheckedByUser', caller.principal.uuid)
    await enterWith(connection, checking.userId, checking.buildingUuid, passPermission)
    return { data: await check(connection, hash, checking) }
  }),
]
