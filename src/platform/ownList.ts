import type { BrowserDeployment } from '@contract/deployment'
import type { Call, Effects, OwnThing } from './effects'

/** A kiosk session owns nothing, and a back end without the extension has no such things. */
export const canOwn = (
  thing: OwnThing,
  isKiosk: boolean,
  { extensions }: Pick<BrowserDeployment, 'extensions'>,
): boolean => !isKiosk && (thing === 'bookings' || extensions.includes(thing))

/** Reads a list of the user's own things; it is empty, without a call, where the user can have none. */
export const ownList =
  <Input, Item>(
    { hasOwn }: Pick<Effects, 'hasOwn'>,
    thing: OwnThing,
    read: Call<Input, Item[]>,
  ): Call<Input, Item[]> =>
  async (input, signal) =>
    hasOwn(thing) ? read(input, signal) : []
