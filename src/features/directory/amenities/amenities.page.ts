import type { amenitiesMachine } from '@machines/directory/amenities/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const amenitiesLogic = defineLogic<typeof amenitiesMachine>()({
  name: 'amenities',
  area: 'details',
  lifetime: 'persistent',
  input: (_, { buildingUuid, lang }) => ({ buildingUuid, lang }),
})

export const amenitiesPage = definePage({
  path: '/building/$buildingUuid/amenities',
  area: 'details',
  screen: 'AmenitiesScreen',
  starts: [amenitiesLogic.at()],
})

export const amenityPage = definePage({
  path: '/building/$buildingUuid/amenities/$amenityUuid',
  area: 'details',
  screen: 'AmenityScreen',
  starts: [amenitiesLogic.at()],
})
