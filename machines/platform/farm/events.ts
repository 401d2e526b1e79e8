import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type FarmEvent = EventsOf<{
  'selector.opened': NoPayload
  'selector.closed': NoPayload
  /** `own`, `custom` or the address of a listed farm. */
  'farm.picked': { choice: string }
  'address.changed': { address: string }
  'address.left': NoPayload
  'selector.submitted': NoPayload
  /** Another tab of this browser has changed the farm. */
  'farm.switched': NoPayload
}>

export type FarmSourceEvent = Extract<FarmEvent, { type: 'farm.switched' }>
