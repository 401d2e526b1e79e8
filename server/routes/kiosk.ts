import { leaveKiosk, startKiosk } from '@contract/kiosk'
import { endFamily } from '../domain/endSession'
import { checkExitPin } from '../domain/kiosk/exitPin'
import { startKioskSession } from '../domain/kiosk/start'
import { Refusal } from '../domain/refusal'
import { readUser } from '../domain/users'
import { forgetDocuments, rememberDocuments } from '../http/documentCookie'
import { guessDependencies } from '../http/guessDependencies'
import { implement } from '../http/implement'
import { sessionDependencies } from '../http/sessionDependencies'

export const kioskRoutes = [
  implement(startKiosk, async (call) => {
    const { body, caller, database } = call
    const dependencies = sessionDependencies(call)
    const { userId, tokens } = await database.connection.transaction((tx) =>
      startKioskSession(tx, dependencies, caller.principal, body.building_uuid),
    )
    await rememberDocuments(call, tokens)
    return { ...tokens, user: await readUser(database.connection, userId) }
  }),

  implement(leaveKiosk, async (call) => {
    const { body, caller, database, kioskExitPin, now } = call
    const { kind, familyUuid } = caller.principal
    if (kind !== 'kiosk') {
      throw new Refusal('permission_denied', { detail: 'This is no kiosk.' })
    }
    const { connection } = database
    if (kioskExitPin !== null) {
      const pins = { wanted: kioskExitPin, given: body.pin }
      await checkExitPin(guessDependencies(call), familyUuid, pins)
    }
    await endFamily(connection, familyUuid, 'logout', now())
    forgetDocuments(call)
    return {}
  }),
]
