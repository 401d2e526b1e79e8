import { createHash, timingSafeEqual } from 'node:crypto'
import { type GuessDependencies, guess } from '../guesses'
import { Refusal } from '../refusal'

/** Passers-by may guess the PIN. A short lock keeps the staff from being locked out for a day. */
const longestLockMs = 15 * 60 * 1000

const digest = (pin: string) => createHash('sha256').update(pin).digest()

/** Refuses with `kiosk_pin_wrong`, or with `too_many_requests` while this device is locked. */
export async function checkExitPin(
  dependencies: GuessDependencies,
  familyUuid: string,
  pins: { wanted: string; given: string | undefined },
): Promise<void> {
  const { wanted, given } = pins
  if (given === undefined) throw new Refusal('kiosk_pin_wrong')
  const bucket = { secret: 'exit pin', owner: familyUuid, from: null, longestLockMs } as const
  const isRight = () => Promise.resolve(timingSafeEqual(digest(wanted), digest(given)) || null)
  const tried = await guess(dependencies, bucket, isRight)
  if (tried.outcome === 'locked') {
    throw new Refusal('too_many_requests', { retryAfter: Math.ceil(tried.forMs / 1000) })
  }
  if (tried.outcome === 'wrong') throw new Refusal('kiosk_pin_wrong')
}
