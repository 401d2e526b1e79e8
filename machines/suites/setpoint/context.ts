import type { Suite } from '@contract/smartBuilding'
import type { Failure } from '@machines/kernel/failure'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import { boundsOf, type Control, setpointOf, withinBounds } from './control'

export type SuiteOf = { buildingUuid: string; floorId: string; suiteId: string }

export type SetpointInput = {
  of: SuiteOf
  control: Control
  /** Prefix of the idempotency keys. */
  keyPrefix: string
}

/** `key` is the idempotency key of this request. */
export type SetpointRequest = {
  of: SuiteOf
  control: Control
  value: number
  unit: 'F' | 'C'
  key: string
}

export type SetpointEvent = EventsOf<{
  /** The suite has reported its state. */
  'suite.reported': { suite: Suite }
  /** Plus or minus was pressed; presses add up. */
  'value.stepped': { by: number }
  /** The user drags to this value. */
  'value.dragged': { value: number }
  /** The user released the drag here, or chose the value directly. */
  'value.chosen': { value: number }
  /** The system cancelled the drag, for example for a phone call. */
  'drag.cancelled': NoPayload
}>

export type SetpointContext = SetpointInput & {
  /** The newest report. */
  suite: Suite | null
  /** The setpoint that the user wants, until the suite reports it or the request fails; null if there is none. */
  pendingSetpoint: number | null
  /** The setpoint of the last request; null once the suite has reported it. */
  sent: number | null
  /** The reported setpoint when the request was sent: a report of a third value comes from elsewhere. */
  before: number | null
  /** The setpoint that the suite has just reported; another one soon after overrides it. */
  done: number | null
  isDragging: boolean
  /** Part of the idempotency key: each new value gets its own, a retry keeps it. */
  intentId: number
  /** How often the suite was read to confirm the request. */
  polls: number
  failure: Failure | null
}

export const initialSetpoint = (input: SetpointInput): SetpointContext => ({
  ...input,
  suite: null,
  pendingSetpoint: null,
  sent: null,
  before: null,
  done: null,
  isDragging: false,
  intentId: 0,
  polls: 0,
  failure: null,
})

/** The value of the control: the pending setpoint, or the reported one. */
export const shown = ({ control, suite, pendingSetpoint }: SetpointContext) =>
  pendingSetpoint ?? setpointOf(control, suite)

export function clamped({ control, suite }: SetpointContext, value: number) {
  return suite === null ? null : withinBounds(value, boundsOf(control, suite))
}

/** One step from the shown value, so that presses add up. */
export function stepped(context: SetpointContext, by: number) {
  const from = shown(context)
  return from === null ? null : clamped(context, from + by)
}

/** Whether no request is needed: the suite reports this value, and no other one is on its way. */
export function isSettled({ control, suite, sent }: SetpointContext, value: number | null) {
  return setpointOf(control, suite) === value && (sent === null || sent === value)
}
