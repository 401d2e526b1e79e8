import { homeCalls } from '@features/home/api/home'
import { homeMachine } from '@machines/home/home/machine'
import { measure } from '@machines/platform/consent/machine'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { utilities } from './utilities/utilities.logic'

export function home(effects: Effects) {
  const { promoted, tags, discover, spotlight } = homeCalls(effects.api)
  return homeMachine.provide({
    actors: {
      utilities: utilities(effects),
      promoted: requestOf(promoted),
      tags: requestOf(tags),
      discover: requestOf(discover),
      spotlight: requestOf(spotlight),
    },
    actions: {
      reportBroken: (_, { part }) => effects.report(`home's ${part} ended in an error`),
      trackImpression: (where) =>
        measure(where, { event: 'HOME_IMPRESSION', building_uuid: where.context.buildingUuid }),
      trackContent: (where, { contentType }) =>
        measure(where, {
          event: 'CONTENT_CLICKED',
          building_uuid: where.context.buildingUuid,
          properties: { content_type: contentType },
        }),
    },
  })
}
