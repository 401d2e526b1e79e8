import type { BridgeError, BridgeErrorCode, MessageId } from '@contract/bridge'

/** An invalid message, with its error. */
export type Invalid = { kind: 'invalid'; error: BridgeError; action: string | null; id?: MessageId }
export type Envelope = { kind: 'message'; action: string; data: unknown; id?: MessageId }

export const envelopeLimits = {
  /** Larger than any valid message. */
  message: 40_000,
  action: 40,
  id: 100,
} as const

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
export const isShort = (input: unknown, maxLength: number): input is string =>
  typeof input === 'string' && input !== '' && input.length <= maxLength

export const invalid = (
  code: BridgeErrorCode,
  message: string,
  action: string | null = null,
  id: { id?: MessageId } = {},
): Invalid => ({ kind: 'invalid', error: { code, message }, action, ...id })

function idIn({ id }: Record<string, unknown>): { id?: MessageId } {
  if (typeof id === 'number' && Number.isFinite(id)) return { id }
  return typeof id === 'string' && id.length <= envelopeLimits.id ? { id } : {}
}

/** Parses a posted message: JSON text that names an action. Never throws. */
export function readEnvelope(input: unknown): Envelope | Invalid {
  if (typeof input !== 'string' || input.length > envelopeLimits.message) {
    return invalid('invalid_message', 'A message is JSON, as text')
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(input)
  } catch {
    return invalid('invalid_message', 'A message is JSON, as text')
  }
  if (!isRecord(parsed)) return invalid('invalid_message', 'A message is an object')
  const id = idIn(parsed)
  const { action, data } = parsed
  return isShort(action, envelopeLimits.action)
    ? { kind: 'message', action, data, ...id }
    : invalid('invalid_message', 'A message names an action', null, id)
}

type Readers<Action extends string> = {
  [Name in Action]?: (data: Record<string, unknown>) => unknown
}
export type ReadCall<Call> = { kind: 'call'; call: Call } | Invalid

/**
 * Parses a message with one of the given actions; each action parses its own data, and returns null
 * if it is invalid.
 */
export function readCall<Action extends string, Call extends { action: Action }>(
  input: unknown,
  actions: readonly Action[],
  readers: Readers<Action>,
): ReadCall<Call> {
  const envelope = readEnvelope(input)
  if (envelope.kind === 'invalid') return envelope
  const { action: named, data } = envelope
  const id = envelope.id === undefined ? {} : { id: envelope.id }
  const action = actions.find((known) => known === named)
  if (action === undefined) {
    return invalid('unknown_action', 'There is no such action', named, id)
  }
  const reader = readers[action]
  const read = reader === undefined ? undefined : isRecord(data) ? reader(data) : null
  if (read === null) return invalid('invalid_message', `Invalid ${action} event data`, action, id)
  return { kind: 'call', call: { action, data: read, ...id } as unknown as Call }
}
