import { leaveKiosk, openKiosk, startKiosk } from '@contract/kiosk'
import type { KnownSession } from '@machines/auth/session/context'
import type { Api } from '@platform/api/client'
import { knownSession } from '@platform/session/knownSession'
import { purge } from '@platform/storage/stored'

export const kioskCalls = ({ call }: Api) => ({
  /** Starts a kiosk session. No data of the manager who starts it remains in this browser. */
  startKiosk: async (
    { buildingUuid }: { buildingUuid: string },
    signal: AbortSignal,
  ): Promise<KnownSession> => {
    const reply = await call(startKiosk, { body: { building_uuid: buildingUuid }, signal })
    purge()
    return knownSession(reply)
  },

  /** Starts the session of the kiosk that an operator has made the code for. */
  openKiosk: async ({ code }: { code: string }, signal: AbortSignal): Promise<KnownSession> =>
    knownSession(await call(openKiosk, { body: { code }, signal })),

  leaveKiosk: async ({ pin }: { pin: string }, signal: AbortSignal): Promise<void> => {
    await call(leaveKiosk, { body: pin === '' ? {} : { pin }, signal })
  },
})
