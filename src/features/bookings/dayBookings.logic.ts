import type { Dependencies } from '@platform/host'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'
import { dayBookingCalls } from './api/dayBookings'

export const dayBookings = (dependencies: Dependencies) =>
  requestOf(ownList(dependencies, 'bookings', dayBookingCalls(dependencies.api).dayBookings))
