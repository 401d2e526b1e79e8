import { spaceCalls } from '@features/bookings/api/spaces'
import { reserveMachine } from '@machines/bookings/reserve/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf, requestOf } from '@platform/requestOf'

export const spaces = ({ api }: Dependencies) =>
  pagedRequestOf(spaceCalls(api).spaces, ({ uuid }) => uuid)

export function reserve({ api, host }: Dependencies) {
  const { space, readSlots, book } = spaceCalls(api)
  return reserveMachine.provide({
    actors: {
      resource: requestOf(space),
      readSlots: promiseOf(readSlots),
      book: promiseOf(book),
    },
    actions: { reportBroken: () => host.report('the booking of a space ended in an error') },
  })
}
