import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { systemOf } from '@machines/platform/app/system'
import type { Call } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

/** The user's own lists in a building. */
export type OwnThing = 'passes' | 'saved' | 'bookings'

/**
 * Reads a list of the user's own items. Resolves with an empty list, without a call, on a kiosk,
 * whose session owns nothing, and if the back end lacks the extension.
 */
export const ownList =
  <Input, Item>(
    { app, deployment }: Pick<Dependencies, 'app' | 'deployment'>,
    thing: OwnThing,
    read: Call<Input, Item[]>,
  ): Call<Input, Item[]> =>
  async (input, signal) => {
    const isOffered = thing === 'bookings' || deployment.extensions.includes(thing)
    const hasOwn = isOffered && !isKiosk(systemOf(app()).kiosk.getSnapshot())
    return hasOwn ? read(input, signal) : []
  }
