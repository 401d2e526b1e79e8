import * as v from 'valibot'
import { endpoint } from './endpoint'
import { resourceBooking } from './transactions'
import { envelope, uuid } from './values'

const path =
  '/resource-booking/v2/:ownerType/:ownerUuid/resources/:resourceUuid/bookings/:bookingUuid/mine'
const params = v.object({
  ownerType: v.pipe(v.string(), v.regex(/^[a-z_-]{1,40}$/i)),
  ownerUuid: uuid,
  resourceUuid: uuid,
  bookingUuid: uuid,
})

export const myBooking = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'One resource booking of the caller',
  params,
  reply: envelope(resourceBooking),
  errors: [],
})

export const cancelMyBooking = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Cancel a resource booking of the caller',
  params,
  reply: envelope(resourceBooking),
  errors: ['cancellation_window_closed', 'booking_not_cancellable'],
})
