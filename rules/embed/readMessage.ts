import {
  answerEvent,
  type BridgeAction,
  type BridgeAnswer,
  type BridgeError,
  bridgeActions,
  type InputOf,
  type MessageId,
  unreadableEvent,
} from '@contract/bridge'
import { isShort, type ReadCall, readCall } from './readEnvelope'

/** A valid request: a known action with its input. */
export type BridgeCall = {
  [Action in BridgeAction]: { action: Action; data: InputOf<Action>; id?: MessageId }
}[BridgeAction]

/** A message from a frame: a request, or an invalid message that is answered with its error. */
export type ReadMessage = ReadCall<BridgeCall>

export const bridgeLimits = {
  key: 100,
  value: 16_000,
  /** Maximum size of all keys and values of one app together. */
  storage: 64_000,
} as const

/** Parses the input of each action; null if it is invalid. */
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

/** Parses a message of a frame: JSON with a known action. Never throws. */
export const readMessage = (input: unknown): ReadMessage =>
  readCall<BridgeAction, BridgeCall>(input, bridgeActions, readers)

type Answered = { action: string | null; id?: MessageId }

const idOf = ({ id }: Answered) => (id === undefined ? {} : { id })

export const answerTo = (request: Answered, data: unknown): BridgeAnswer => ({
  event: answerEvent(request.action ?? ''),
  data,
  ...idOf(request),
})

export const refusalTo = (request: Answered, error: BridgeError): BridgeAnswer => ({
  event: request.action === null ? unreadableEvent : answerEvent(request.action),
  error,
  ...idOf(request),
})

/** The request that a message refers to, for the reply and for the log. */
export const requestIn = (message: ReadMessage): Answered =>
  message.kind === 'call' ? message.call : message
