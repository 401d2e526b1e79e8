import { defineLogic } from '@shared/pages/definePage'

/** The user's upcoming bookings, for home. */
export const dayBookingsLogic = defineLogic({
  name: 'dayBookings',
  load: async () => (await import('./dayBookings.logic')).dayBookings,
  area: 'inside',
  lifetime: 'transient',
  topics: () => ['mine'],
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})
