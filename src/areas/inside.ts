import { adminLaunchMachine } from '@machines/adminLaunch/machine'
import { homeMachine } from '@machines/home/machine'
import { utilitiesMachine } from '@machines/utilities/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Api } from '@runtime/api/client'
import { authLinkCalls } from '@runtime/calls/authLink'
import { dayBookingCalls } from '@runtime/calls/dayBookings'
import { homeCalls } from '@runtime/calls/home'
import { passCalls } from '@runtime/calls/passes'
import { permissionCalls } from '@runtime/calls/permissions'
import type { Effects } from '@runtime/effects'
import { requestOf } from '@runtime/requestOf'

export { MaintenanceScreen } from '@screens/maintenance/MaintenanceScreen'
export { Shell } from '@screens/shell/Shell'

export const calls = (api: Api) => ({
  ...homeCalls(api),
  ...permissionCalls(api),
  ...passCalls(api),
  ...dayBookingCalls(api),
  ...authLinkCalls(api),
})

/** Shell and home, and what they lead to at once. */
export function logics(effects: Effects) {
  const { track, report } = effects
  const utilities = utilitiesMachine.provide({
    actors: { list: requestOf(effects.utilities) },
    actions: {
      reportBroken: () => report('the utilities ended in an error'),
      trackUtility: ({ context }, { utility }) =>
        track({
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { utility_name: utility.name },
        }),
      openUtility: ({ system }, { utility: { target } }) => {
        if (target.kind === 'route') effects.navigate(target.path)
        if (target.kind === 'url') {
          effects.openUrl(target.url, () =>
            system.get('toasts').send({ type: 'toast.raised', about: 'link' }),
          )
        }
      },
    },
  })
  return {
    adminLaunch: adminLaunchMachine.provide({
      actors: { launchAdmin: promiseOf(effects.launchAdmin) },
    }),
    home: homeMachine.provide({
      actors: {
        utilities,
        promoted: requestOf(effects.promoted),
        discover: requestOf(effects.discover),
        spotlight: requestOf(effects.spotlight),
      },
      actions: {
        reportBroken: (_, { part }) => report(`home's ${part} ended in an error`),
        trackImpression: ({ context }) =>
          track({ event: 'HOME_IMPRESSION', building_uuid: context.buildingUuid }),
        trackContent: ({ context }, { contentType }) =>
          track({
            event: 'CONTENT_CLICKED',
            building_uuid: context.buildingUuid,
            properties: { content_type: contentType },
          }),
      },
    }),
    maintenance: utilities,
    permissions: requestOf(effects.permissions),
    passes: requestOf(effects.passes),
    dayBookings: requestOf(effects.dayBookings),
  }
}
