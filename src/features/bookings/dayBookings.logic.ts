import type { Effects } from '@platform/effects'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'
import { dayBookingCalls } from './api/dayBookings'

export const dayBookings = (effects: Effects) =>
  requestOf(ownList(effects, 'bookings', dayBookingCalls(effects.api).dayBookings))
