import type { Context } from 'hono'
import { Refusal } from '../services/platform/refusal'

/**
 * How fast a body must arrive: no pause longer than `idleMs`, and after `graceMs` at least `bytesPerSecond` on average.
 * A slower client would occupy its slot, and the memory of what it has sent, indefinitely.
 */
export type Pace = { idleMs: number; graceMs: number; bytesPerSecond: number }

export const defaultPace: Pace = { idleMs: 15_000, graceMs: 30_000, bytesPerSecond: 4096 }

/**
 * The chunks of a body.
 * @throws `payload_too_large` if the body exceeds `bytes`, `body_too_slow`
 */
export async function* bodyChunks(
  context: Context,
  bytes: number,
  pace: Pace = defaultPace,
): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > bytes) {
    throw new Refusal('payload_too_large')
  }
  const reader = context.req.raw.body?.getReader()
  if (reader === undefined) return
  const begin = performance.now()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await within(pace.idleMs, reader.read())
      if (done) return
      size += value.byteLength
      if (size > bytes) throw new Refusal('payload_too_large')
      const ms = performance.now() - begin
      if (ms > pace.graceMs && size < (ms / 1000) * pace.bytesPerSecond) throw tooSlow()
      yield value
    }
  } finally {
    // Has no effect if the whole body was read.
    await reader.cancel().catch(() => undefined)
  }
}

const tooSlow = () => new Refusal('body_too_slow')

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
