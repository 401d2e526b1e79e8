import type { BridgeAnswer } from '../../contract/bridge'
import { MiniAppError } from './errors'
import type { Transport } from './transport'

export type Channel = {
  /** Resolves with the host's reply to this request; rejects only with a `MiniAppError`. */
  request: (action: string, data: unknown, timeoutMs: number) => Promise<unknown>
  close: () => void
}

type Waiting = { settle: (answer: BridgeAnswer) => void; fail: (error: MiniAppError) => void }

const codes = [
  'invalid_message',
  'unknown_action',
  'permission_denied',
  'not_ready',
  'timeout',
  'failed',
]

/** Parses a host's message; null if it is not a reply. */
function answerIn(text: string): BridgeAnswer | null {
  try {
    const input = JSON.parse(text) as BridgeAnswer | null
    return typeof input === 'object' && input !== null && typeof input.event === 'string'
      ? input
      : null
  } catch {
    return null
  }
}

/** Matches replies to requests by their ids. */
export function openChannel({ post, listen }: Transport): Channel {
  const waiting = new Map<unknown, Waiting>()
  // Random, so that replies to an earlier load of this page do not match.
  const prefix = Math.random().toString(36).slice(2)
  let request = 0
  let isClosed = false
  const stop = listen((text) => {
    const answer = answerIn(text)
    if (answer !== null) waiting.get(answer.id)?.settle(answer)
  })

  return {
    request: (action, data, timeoutMs) => {
      if (isClosed) return Promise.reject(new MiniAppError('closed', 'The connection was closed'))
      request += 1
      const id = `${prefix}-${request}`
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(id)
        }
        const fail = (error: MiniAppError) => {
          end()
          reject(error)
        }
        const timer = setTimeout(
          () => fail(new MiniAppError('timeout', `${action} timed out`)),
          timeoutMs,
        )
        const settle = ({ data: answered, error }: BridgeAnswer) => {
          if (error === undefined) {
            end()
            resolve(answered)
          } else {
            const code = codes.includes(error.code) ? error.code : 'failed'
            fail(new MiniAppError(code, error.message))
          }
        }
        waiting.set(id, { settle, fail })
        post(JSON.stringify({ action, data, id }))
      })
    },
    close: () => {
      isClosed = true
      stop()
      for (const { fail } of waiting.values()) {
        fail(new MiniAppError('closed', 'The connection was closed'))
      }
    },
  }
}
