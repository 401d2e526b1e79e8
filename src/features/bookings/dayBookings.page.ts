import type { ResourceBooking } from '@contract/transactions'
import type { RequestMachine } from '@machines/kernel/request/machine'
import type { InBuilding } from '@machines/platform/pages/visit'
import { defineLogic } from '@shared/pages/definePage'

/** One's next bookings, for home. */
export const dayBookingsLogic = defineLogic<RequestMachine<InBuilding, ResourceBooking[]>>()({
  name: 'dayBookings',
  area: 'inside',
  lifetime: 'query',
  topics: () => ['mine'],
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})
