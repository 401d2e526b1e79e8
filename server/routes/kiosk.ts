import { leaveKiosk, openKiosk, startKiosk } from '@contract/kiosk'
import { forgetDocuments, rememberDocuments } from '../http/documentCookie'
import { guessDependencies } from '../http/guessDependencies'
import { mutation, stagedMutation } from '../http/implement'
import { sessionDependencies } from '../http/sessionDependencies'
import { readUser } from '../services/account/users'
import { endFamily } from '../services/auth/endSession'
import { checkExitPin } from '../services/kiosk/exitPin'
import { forgetUnnamedKiosk, openKioskSession } from '../services/kiosk/open'
import { startKioskSession } from '../services/kiosk/start'
import { Refusal } from '../services/platform/refusal'

export const kioskRoutes = [
  mutation(startKiosk, async (tx, call) => {
    const { body, caller } = call
    const dependencies = sessionDependencies(call)
    const { principal } = caller
    const { userId, tokens } = await startKioskSession(
      tx,
      dependencies,
      principal,
      body.building_uuid,
    )
    await rememberDocuments(call, tokens)
    return { ...tokens, user: await readUser(tx, userId) }
  }),

  mutation(
    openKiosk,
    async (tx, call) => {
      const dependencies = { ...sessionDependencies(call), hash: call.hash }
      const { userId, tokens } = await openKioskSession(tx, dependencies, call.body.code)
      await rememberDocuments(call, tokens)
      const user = await readUser(tx, userId)
      call.caller.setSubject(user.email)
      return { ...tokens, user }
    },
    { limit: 'codeTriedByClient' },
  ),

  stagedMutation(leaveKiosk, async (call, commit) => {
    const { body, caller, kioskExitPin, now } = call
    const { kind, familyUuid, id, uuid } = caller.principal
    if (kind !== 'kiosk') {
      throw new Refusal('permission_denied', { detail: 'This device is not a kiosk.' })
    }
    if (kioskExitPin !== null) {
      const pins = { wanted: kioskExitPin, input: body.pin }
      const { default_building_uuid } = await readUser(call.database.connection, id)
      const kiosk = { accountUuid: uuid, buildingUuid: default_building_uuid ?? null }
      await checkExitPin(guessDependencies(call), kiosk, pins)
    }
    return commit(async (tx) => {
      await endFamily(tx, familyUuid, 'logout', now())
      await forgetUnnamedKiosk(tx, familyUuid)
      forgetDocuments(call)
      return {}
    })
  }),
]
