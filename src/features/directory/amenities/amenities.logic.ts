import { directoryCalls } from '@features/directory/api/directory'
import { amenitiesMachine } from '@machines/directory/amenities/machine'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export const amenities = ({ api, report }: Effects) =>
  amenitiesMachine.provide({
    actors: { list: requestOf(directoryCalls(api).amenities) },
    actions: { reportBroken: () => report('the amenities ended in an error') },
  })
