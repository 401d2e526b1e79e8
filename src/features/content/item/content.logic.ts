import { detailCalls } from '@features/content/api/details'
import { itemOf } from '@machines/content/detail/item'
import { detailMachine } from '@machines/content/detail/machine'
import { measure } from '@machines/platform/consent/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { saveCalendar } from '../saveCalendar'

export const readDetail = (api: Api) => detailCalls(api).read

export function detail({ api, host }: Dependencies) {
  const { read, reserve, cancel } = detailCalls(api)
  return detailMachine.provide({
    actors: {
      read: requestOf(async (of, signal) => itemOf(of.kind, await read(of, signal))),
      reserve: promiseOf(reserve),
      cancel: promiseOf(cancel),
    },
    actions: {
      reportBroken: () => host.report('a detail ended in an error'),
      saveCalendar: (_, { entry }) => saveCalendar(entry),
      trackContent: (where, { contentType }) =>
        measure(where, {
          event: 'CONTENT_CLICKED',
          building_uuid: where.context.of.buildingUuid,
          properties: { content_type: contentType },
        }),
    },
  })
}
