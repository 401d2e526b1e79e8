import type { Call, Effects, OwnThing } from './effects'

/** The list of what somebody has of their own; it is empty, and nobody is asked, where they can have none. */
export const ownList =
  <Input, Item>(
    { hasOwn }: Pick<Effects, 'hasOwn'>,
    thing: OwnThing,
    read: Call<Input, Item[]>,
  ): Call<Input, Item[]> =>
  async (input, signal) =>
    hasOwn(thing) ? read(input, signal) : []
