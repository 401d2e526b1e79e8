import {
  answerEvent,
  type BridgeAction,
  type BridgeAnswer,
  type BridgeError,
  type BridgeErrorCode,
  bridgeActions,
  type InputOf,
  type MessageId,
  unreadableEvent,
} from '@contract/bridge'

/** A request that could be read: a known action, with what it is given. */
export type BridgeCall = {
  [Action in BridgeAction]: { action: Action; data: InputOf<Action>; id?: MessageId }
}[BridgeAction]

/** A message from a frame: a request, or something that is answered with what is wrong with it. */
export type ReadMessage =
  | { kind: 'call'; call: BridgeCall }
  | { kind: 'unread'; error: BridgeError; action: string | null; id?: MessageId }

export const bridgeLimits = {
  /** More than the largest request needs. */
  message: 40_000,
  action: 40,
  id: 100,
  key: 100,
  value: 16_000,
  /** All keys and values of one app together. */
  storage: 64_000,
} as const

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
const isShort = (given: unknown, most: number): given is string =>
  typeof given === 'string' && given !== '' && given.length <= most

function idIn({ id }: Record<string, unknown>): { id?: MessageId } {
  if (typeof id === 'number' && Number.isFinite(id)) return { id }
  return typeof id === 'string' && id.length <= bridgeLimits.id ? { id } : {}
}

const unread = (
  code: BridgeErrorCode,
  message: string,
  action: string | null = null,
  id: { id?: MessageId } = {},
): ReadMessage => ({ kind: 'unread', error: { code, message }, action, ...id })

/** What each action needs; null where it was not given. */
const readers: { [Action in BridgeAction]?: (data: Record<string, unknown>) => unknown } = {
  init: ({ app_uuid }) => (isShort(app_uuid, bridgeLimits.key) ? { app_uuid } : null),
  setStorage: ({ key, value }) =>
    isShort(key, bridgeLimits.key) &&
    typeof value === 'string' &&
    value.length <= bridgeLimits.value
      ? { key, value }
      : null,
  getStorage: ({ key }) => (isShort(key, bridgeLimits.key) ? { key } : null),
  tokenizeCard: ({ card_id, gateway_id }) =>
    isShort(card_id, bridgeLimits.key) && isShort(gateway_id, bridgeLimits.key)
      ? { card_id, gateway_id }
      : null,
}

const isAction = (action: string): action is BridgeAction =>
  bridgeActions.some((known) => known === action)

/** Reads what a frame has posted: JSON with a known action. Whatever it is, this throws nothing. */
export function readMessage(given: unknown): ReadMessage {
  if (typeof given !== 'string' || given.length > bridgeLimits.message) {
    return unread('invalid_message', 'A message is JSON, as text')
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(given)
  } catch {
    return unread('invalid_message', 'A message is JSON, as text')
  }
  if (!isRecord(parsed)) return unread('invalid_message', 'A message is an object')
  const id = idIn(parsed)
  const { action, data } = parsed
  if (!isShort(action, bridgeLimits.action)) {
    return unread('invalid_message', 'A message names an action', null, id)
  }
  if (!isAction(action)) return unread('unknown_action', 'There is no such action', action, id)
  const reader = readers[action]
  const read = reader === undefined ? undefined : isRecord(data) ? reader(data) : null
  if (read === null) return unread('invalid_message', `Invalid ${action} event data`, action, id)
  return { kind: 'call', call: { action, data: read, ...id } as BridgeCall }
}

type Answered = { action: string | null; id?: MessageId }

const idOf = ({ id }: Answered) => (id === undefined ? {} : { id })

export const answerTo = (asked: Answered, data: unknown): BridgeAnswer => ({
  event: answerEvent(asked.action ?? ''),
  data,
  ...idOf(asked),
})

export const refusalTo = (asked: Answered, error: BridgeError): BridgeAnswer => ({
  event: asked.action === null ? unreadableEvent : answerEvent(asked.action),
  error,
  ...idOf(asked),
})

/** What a message was about, for its answer and for the log. */
export const askedIn = (message: ReadMessage): Answered =>
  message.kind === 'call' ? message.call : message
