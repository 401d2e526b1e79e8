import { requestFormLogic } from '@features/support/requestForm/requestForm.page'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const amenitiesLogic = defineLogic({
  name: 'amenities',
  load: async () => (await import('./amenities.logic')).amenities,
  area: 'details',
  lifetime: 'persistent',
  input: (_, { buildingUuid, lang }) => ({ buildingUuid, lang }),
})

export const amenitiesPage = definePage({
  path: '/building/$buildingUuid/amenities',
  area: 'details',
  screen: async () => (await import('./AmenitiesScreen')).AmenitiesScreen,
  starts: [amenitiesLogic.at()],
})

export const amenityPage = definePage({
  path: '/building/$buildingUuid/amenities/$amenityUuid',
  area: 'details',
  screen: async () => (await import('./AmenityScreen')).AmenityScreen,
  starts: [amenitiesLogic.at()],
  opens: [requestFormLogic],
})
