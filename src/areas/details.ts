import { amenitiesMachine } from '@machines/amenities/machine'
import { itemOf } from '@machines/detail/item'
import { detailMachine } from '@machines/detail/machine'
import { directoryMachine } from '@machines/directory/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { savedMachine } from '@machines/saved/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Api } from '@runtime/api/client'
import { calendarCalls } from '@runtime/calls/calendar'
import { detailCalls } from '@runtime/calls/details'
import { directoryCalls } from '@runtime/calls/directory'
import { savedCalls } from '@runtime/calls/saved'
import { supportCalls } from '@runtime/calls/support'
import type { Effects } from '@runtime/effects'
import { requestOf } from '@runtime/requestOf'

export { saveCalendar } from '@runtime/details/saveCalendar'
export { AmenitiesScreen } from '@screens/amenities/AmenitiesScreen'
export { AmenityScreen } from '@screens/amenities/AmenityScreen'
export { CalendarScreen } from '@screens/calendar/CalendarScreen'
export { CompaniesScreen } from '@screens/companies/CompaniesScreen'
export { CompanyScreen } from '@screens/companies/CompanyScreen'
export { ContentScreen } from '@screens/content/ContentScreen'
export { PassScreen } from '@screens/passes/PassScreen'
export { SavedScreen } from '@screens/saved/SavedScreen'

export const calls = (api: Api) => ({
  ...detailCalls(api),
  ...directoryCalls(api),
  ...supportCalls(api),
  ...calendarCalls(api),
  ...savedCalls(api),
})

/** The pages that home leads to. */
export function logics(effects: Effects) {
  const { track, report } = effects
  return {
    detail: detailMachine.provide({
      actors: {
        read: requestOf(async (of, signal) =>
          itemOf(of.kind, await effects.readDetail(of, signal)),
        ),
        reserve: promiseOf(effects.reserve),
        cancel: promiseOf(effects.cancel),
      },
      actions: {
        reportBroken: () => report('a detail ended in an error'),
        saveCalendar: (_, { entry }) => effects.saveCalendar(entry),
        trackContent: ({ context }, { contentType }) =>
          track({
            event: 'CONTENT_CLICKED',
            building_uuid: context.of.buildingUuid,
            properties: { content_type: contentType },
          }),
      },
    }),
    directory: directoryMachine.provide({
      actors: { fetchPage: promiseOf(effects.fetchCompanies) },
    }),
    amenities: amenitiesMachine.provide({
      actors: { list: requestOf(effects.amenities) },
      actions: { reportBroken: () => report('the amenities ended in an error') },
    }),
    saved: savedMachine.provide({
      actors: {
        list: requestOf(effects.savedItems),
        saveItem: promiseOf(effects.saveItem),
      },
      actions: { reportBroken: () => report('what is saved ended in an error') },
    }),
    company: requestOf(effects.company),
    calendar: requestOf(effects.calendar),
    requestForm: requestFormMachine.provide({
      actors: { submitRequest: promiseOf(effects.submitRequest) },
    }),
  }
}
