import { calendarCalls } from '@features/content/api/calendar'
import { detailCalls } from '@features/content/api/details'
import { savedCalls } from '@features/content/api/saved'
import { directoryCalls } from '@features/directory/api/directory'
import { itemOf } from '@machines/content/detail/item'
import { detailMachine } from '@machines/content/detail/machine'
import { savedMachine } from '@machines/content/saved/machine'
import { amenitiesMachine } from '@machines/directory/amenities/machine'
import { directoryMachine } from '@machines/directory/directory/machine'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { measure } from '@platform/measuring/measure'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export { CalendarScreen } from '@features/content/calendar/CalendarScreen'
export { ContentScreen } from '@features/content/item/ContentScreen'
export { PassScreen } from '@features/content/passes/PassScreen'
export { saveCalendar } from '@features/content/saveCalendar'
export { SavedScreen } from '@features/content/saved/SavedScreen'
export { AmenitiesScreen } from '@features/directory/amenities/AmenitiesScreen'
export { AmenityScreen } from '@features/directory/amenities/AmenityScreen'
export { CompaniesScreen } from '@features/directory/companies/CompaniesScreen'
export { CompanyScreen } from '@features/directory/companies/CompanyScreen'
export { supportCalls } from '@features/support/api/support'

/** The reads that the assembly makes before their page is opened. */
export const readsAhead = (api: Api) => ({
  readDetail: detailCalls(api).read,
  company: directoryCalls(api).company,
})
/** The pages that home leads to. */
export function logics(effects: Effects) {
  const { api, report } = effects
  const details = detailCalls(api)
  const directory = directoryCalls(api)
  const saved = savedCalls(api)
  return {
    detail: detailMachine.provide({
      actors: {
        read: requestOf(async (of, signal) => itemOf(of.kind, await details.read(of, signal))),
        reserve: promiseOf(details.reserve),
        cancel: promiseOf(details.cancel),
      },
      actions: {
        reportBroken: () => report('a detail ended in an error'),
        saveCalendar: (_, { entry }) => effects.saveCalendar(entry),
        trackContent: ({ context, system }, { contentType }) =>
          measure(system, {
            event: 'CONTENT_CLICKED',
            building_uuid: context.of.buildingUuid,
            properties: { content_type: contentType },
          }),
      },
    }),
    directory: directoryMachine.provide({
      actors: { fetchPage: promiseOf(directory.fetchPage) },
    }),
    amenities: amenitiesMachine.provide({
      actors: { list: requestOf(directory.amenities) },
      actions: { reportBroken: () => report('the amenities ended in an error') },
    }),
    saved: savedMachine.provide({
      actors: {
        list: requestOf(ownList(effects, 'saved', saved.savedItems)),
        saveItem: promiseOf(saved.saveItem),
      },
      actions: { reportBroken: () => report('what is saved ended in an error') },
    }),
    company: requestOf(directory.company),
    calendar: requestOf(calendarCalls(api).calendar),
    requestForm: requestFormMachine.provide({
      actors: { submitRequest: promiseOf(effects.submitRequest) },
    }),
  }
}
