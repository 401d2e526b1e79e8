import { leaveKiosk, startKiosk } from '@contract/kiosk'
import { endFamily } from '../domain/endSession'
import { checkExitPin } from '../domain/kiosk/exitPin'
import { startKioskSession } from '../domain/kiosk/start'
import { Refusal } from '../domain/refusal'
import { readUser } from '../domain/users'
import { guessHands } from '../http/guessHands'
import { implement } from '../http/implement'
import { sessionHands } from '../http/sessionHands'

export const kioskRoutes = [
  implement(startKiosk, async (call) => {
    const { body, caller, database } = call
    const hands = sessionHands(call)
    const { userId, tokens } = await database.connection.transaction((tx) =>
      startKioskSession(tx, hands, caller.principal, body.building_uuid),
    )
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
      await checkExitPin(guessHands(call), familyUuid, pins)
    }
    await endFamily(connection, familyUuid, 'logout', now())
    return {}
  }),
]
