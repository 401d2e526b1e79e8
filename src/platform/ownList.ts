import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { systemOf } from '@machines/platform/app/system'
import type { Call } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

/** What users have of their own in a building. */
export type OwnThing = 'passes' | 'saved' | 'bookings' | 'notices'

type Own = Pick<Dependencies, 'app' | 'deployment'>

/**
 * Reads what is the user's own. Resolves with `none`, without a call, on a kiosk, whose session owns
 * nothing, and if the back end lacks the extension.
 */
export const own =
  <Input, Data>(
    { app, deployment }: Own,
    thing: OwnThing,
    none: Data,
    read: Call<Input, Data>,
  ): Call<Input, Data> =>
  async (input, signal) => {
    const isOffered = thing === 'bookings' || deployment.extensions.includes(thing)
    const hasOwn = isOffered && !isKiosk(systemOf(app()).kiosk.getSnapshot())
    return hasOwn ? read(input, signal) : none
  }

/** The same for a list. */
export const ownList = <Input, Item>(having: Own, thing: OwnThing, read: Call<Input, Item[]>) =>
  own(having, thing, [], read)
