import { homeCalls } from '@features/home/api/home'
import { utilitiesMachine } from '@machines/home/utilities/machine'
import { measure } from '@machines/platform/consent/machine'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { openUtility } from './openUtility'

export const utilities = (dependencies: Dependencies) =>
  utilitiesMachine.provide({
    actors: { list: requestOf(homeCalls(dependencies.api).utilities) },
    actions: {
      reportBroken: () => dependencies.host.report('the utilities ended in an error'),
      trackUtility: (where, { utility }) =>
        measure(where, {
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid: where.context.buildingUuid,
          properties: { utility_name: utility.name },
        }),
      openUtility: openUtility(dependencies),
    },
  })
