import * as v from 'valibot'
import { endpoint } from './endpoint'
import { locales } from './locales'
import { commonErrorCodes, specificErrorCodes } from './problem'
import { nothing } from './values'

const failureKinds = ['network', 'timeout', 'malformed', 'refused', 'unexpected'] as const

/**
 * All that a report may contain of an event's text: constants of this contract, or the type of a
 * value.
 */
export const reportMessages = [
  'text',
  'number',
  'object',
  ...failureKinds,
  ...commonErrorCodes,
  ...specificErrorCodes,
  ...locales,
] as const

const identifier = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w$.:*-]*$/, 'Must be an identifier'))

/** What the fields of a report may have. None has room for a sentence or a name in capitals. */
export const reportPatterns = {
  /** Our own words, and the path of an endpoint. */
  what: /^[a-z][a-zA-Z]*(?:[ '-][a-z][a-zA-Z]*)*(?: \/[\w/:.-]*)?$/,
  /** A state value as JSON, such as `{"access":{"signedOut":"signingIn"}}`. */
  state: /^(?:[{}:,]|"[a-z][a-zA-Z\d]{0,59}")*$/,
  /** Of a function: `start`, `async Machine.start [as run]`, `HTMLElement.<anonymous>`. */
  fn: /^(?:(?:async|new|get|set) ){0,2}[\w$.<>]*(?: \[as [\w$.]+\])?$/,
  version: /^(?:\d{1,5}(?:\.\d{1,5}){0,3}(?:[-+][a-z\d.-]{1,20})?)?$/,
} as const

const stateValue = v.pipe(v.string(), v.maxLength(400), v.regex(reportPatterns.state))

/**
 * One event that a chart received. `with` has the event's fields; a list is replaced by its length.
 */
const walkStep = v.object({
  chart: identifier(60),
  event: identifier(120),
  /** The state in which the event arrived; empty for the event that started the chart. */
  from: stateValue,
  with: v.pipe(
    v.record(
      identifier(40),
      v.union([v.boolean(), v.null(), v.pipe(v.number(), v.integer()), v.picklist(reportMessages)]),
    ),
    v.maxEntries(12),
  ),
  /** Number of consecutive repetitions. */
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

const frame = v.object({
  fn: v.pipe(v.string(), v.maxLength(80), v.regex(reportPatterns.fn)),
  /** Name of one of our files, without its address; `elsewhere` for any other. */
  file: v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.-]+$/)),
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  column: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** An error of the app, without user data; see docs/security.md#error-reports. */
export const errorReport = v.object({
  /** Where it was caught, as a constant of our code: never the error's text. */
  what: v.pipe(v.string(), v.maxLength(120), v.regex(reportPatterns.what)),
  /** The error's class. */
  name: identifier(60),
  message: v.pipe(v.string(), v.maxLength(300)),
  stack: v.pipe(v.array(frame), v.maxLength(30)),
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/:-]*$/)),
  brand: identifier(60),
  version: v.pipe(v.string(), v.maxLength(40), v.regex(reportPatterns.version)),
  /** The chart that ended in the error, and its state. */
  chart: v.optional(identifier(60)),
  state: v.optional(stateValue),
  /**
   * The preceding events, oldest first: those of that chart, or those of all charts if none ended.
   */
  walk: v.pipe(v.array(walkStep), v.maxLength(20)),
})

export const reportError = endpoint({
  method: 'POST',
  path: '/portico/v1/errors',
  access: 'public',
  summary: 'Report an error of the app',
  body: errorReport,
  bodyBytes: 32 * 1024,
  reply: nothing,
  status: 202,
  errors: [],
})

export type ErrorReport = v.InferOutput<typeof errorReport>
export type WalkStep = v.InferOutput<typeof walkStep>
export type StackFrame = v.InferOutput<typeof frame>
