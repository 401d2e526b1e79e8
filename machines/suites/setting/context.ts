import type { Suite } from '@contract/smartBuilding'
import type { Failure } from '@machines/kernel/failure'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import { boundsOf, type Control, setPointOf, withinBounds } from './control'

export type SuiteOf = { buildingUuid: string; floorId: string; suiteId: string }

export type SettingInput = {
  of: SuiteOf
  control: Control
  /** With it begin the idempotency keys of all that is asked here. */
  keyPrefix: string
}

/** What the suite is asked for; `key` is of this one wish. */
export type SentWish = {
  of: SuiteOf
  control: Control
  value: number
  unit: 'F' | 'C'
  key: string
}

export type SettingEvent = EventsOf<{
  /** The suite has said what it is like. */
  'suite.reported': { suite: Suite }
  /** One more or less; such presses are added up. */
  'value.stepped': { by: number }
  /** It is being dragged there. */
  'value.dragged': { value: number }
  /** It was let go there, or chosen at once. */
  'value.chosen': { value: number }
  /** The drag was taken away, as by a call. */
  'drag.cancelled': NoPayload
}>

export type SettingContext = SettingInput & {
  /** The newest report. */
  suite: Suite | null
  /** What somebody here wants, until it is so or cannot be; null while nothing is wanted. */
  wish: number | null
  /** What was asked for last; null where nothing was, or it is so. */
  sent: number | null
  /** What it was set to when the wish was taken: a report of something else is somebody else's doing. */
  before: number | null
  /** The value that the suite has just taken; a report of another one soon after overrules it. */
  done: number | null
  isHeld: boolean
  /** Part of the idempotency key: each new value gets its own, a retry keeps it. */
  intentId: number
  /** How often it was looked whether the wish is done. */
  looks: number
  failure: Failure | null
}

export const initialSetting = (input: SettingInput): SettingContext => ({
  ...input,
  suite: null,
  wish: null,
  sent: null,
  before: null,
  done: null,
  isHeld: false,
  intentId: 0,
  looks: 0,
  failure: null,
})

/** Where dial or slider stands: at what is wanted, else at what it is set to. */
export const shown = ({ control, suite, wish }: SettingContext) =>
  wish ?? setPointOf(control, suite)

export function wished({ control, suite }: SettingContext, value: number) {
  return suite === null ? null : withinBounds(value, boundsOf(control, suite))
}
/** A step from where it stands now, for presses to add up. */
export function stepped(context: SettingContext, by: number) {
  const from = shown(context)
  return from === null ? null : wished(context, from + by)
}

/** Whether nothing has to be asked for it to be set to this: it is so, and nothing else is on its way. */
export function isSettled({ control, suite, sent }: SettingContext, value: number | null) {
  return setPointOf(control, suite) === value && (sent === null || sent === value)
}
