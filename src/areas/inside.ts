import { dayBookingCalls } from '@features/bookings/api/dayBookings'
import { passCalls } from '@features/content/api/passes'
import { homeCalls } from '@features/home/api/home'
import { openUtility } from '@features/home/utilities/openUtility'
import { permissionCalls } from '@features/tenancy/api/permissions'
import { adminLaunchMachine } from '@machines/embed/adminLaunch/machine'
import { homeMachine } from '@machines/home/home/machine'
import { utilitiesMachine } from '@machines/home/utilities/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { measure } from '@platform/measuring/measure'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export { authLinkCalls } from '@features/auth/api/authLink'
export { MaintenanceScreen } from '@features/home/maintenance/MaintenanceScreen'
export { Shell } from '@features/platform/shell/Shell'

/** Shell and home, and what they lead to at once. */
export function logics(effects: Effects) {
  const { api, report } = effects
  const home = homeCalls(api)
  const utilities = utilitiesMachine.provide({
    actors: { list: requestOf(home.utilities) },
    actions: {
      reportBroken: () => report('the utilities ended in an error'),
      trackUtility: ({ context, system }, { utility }) =>
        measure(system, {
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { utility_name: utility.name },
        }),
      openUtility: openUtility(effects),
    },
  })
  return {
    adminLaunch: adminLaunchMachine.provide({
      actors: { launchAdmin: promiseOf(effects.launchAdmin) },
    }),
    home: homeMachine.provide({
      actors: {
        utilities,
        promoted: requestOf(home.promoted),
        tags: requestOf(home.tags),
        discover: requestOf(home.discover),
        spotlight: requestOf(home.spotlight),
      },
      actions: {
        reportBroken: (_, { part }) => report(`home's ${part} ended in an error`),
        trackImpression: ({ context, system }) =>
          measure(system, { event: 'HOME_IMPRESSION', building_uuid: context.buildingUuid }),
        trackContent: ({ context, system }, { contentType }) =>
          measure(system, {
            event: 'CONTENT_CLICKED',
            building_uuid: context.buildingUuid,
            properties: { content_type: contentType },
          }),
      },
    }),
    maintenance: utilities,
    permissions: requestOf(permissionCalls(api).permissions),
    passes: requestOf(ownList(effects, 'passes', effects.keepPasses(passCalls(api).passes))),
    dayBookings: requestOf(ownList(effects, 'bookings', dayBookingCalls(api).dayBookings)),
  }
}
