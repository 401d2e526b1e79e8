import { requestFormLogic } from '@features/support/requestForm/requestForm.page'
import { defineLogic, definePage, type RawSearch } from '@shared/pages/definePage'

export const amenitiesLogic = defineLogic({
  name: 'amenities',
  load: async () => (await import('./amenities.logic')).amenities,
  area: 'details',
  lifetime: 'persistent',
  topics: (_, { buildingUuid }) => [`building:${buildingUuid}`],
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})

/** The selected category; the first by default. */
type AmenitiesSearch = { category?: string | undefined }

const parseAmenitiesSearch = ({ category }: RawSearch): AmenitiesSearch => ({
  category: typeof category === 'string' ? category : undefined,
})

export const amenitiesPage = definePage({
  path: '/building/$buildingUuid/amenities',
  validateSearch: parseAmenitiesSearch,
  area: 'details',
  screen: async () => (await import('./AmenitiesScreen')).AmenitiesScreen,
  logic: amenitiesLogic.at(),
})

export const amenityPage = definePage({
  path: '/building/$buildingUuid/amenities/$amenityUuid',
  area: 'details',
  screen: async () => (await import('./AmenityScreen')).AmenityScreen,
  logic: amenitiesLogic.at(),
  opens: [requestFormLogic],
})
