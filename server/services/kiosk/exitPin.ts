import { createHash, timingSafeEqual } from 'node:crypto'
import { type GuessDependencies, guess } from '../auth/guesses'
import { Refusal } from '../platform/refusal'

/** Passers-by may guess the PIN. A shorter lock prevents them from locking the staff out for a day. */
const maxLockMs = 15 * 60 * 1000

const digest = (pin: string) => createHash('sha256').update(pin).digest()

/**
 * Refuses with `kiosk_pin_wrong`, or with `too_many_requests` while it is locked. Wrong guesses count per kiosk account
 * and building, across all sessions: another session brings no new guesses.
 */
export async function checkExitPin(
  dependencies: GuessDependencies,
  kiosk: { accountUuid: string; buildingUuid: string | null },
  pins: { wanted: string; input: string | undefined },
): Promise<void> {
  const { wanted, input } = pins
  if (input === undefined) throw new Refusal('kiosk_pin_wrong')
  const counted = async (owner: string, compare: () => Promise<true | null>) => {
    const bucket = { secret: 'exit pin', owner, from: null, maxLockMs } as const
    const tried = await guess(dependencies, bucket, compare)
    if (tried.outcome === 'locked') {
      throw new Refusal('too_many_requests', { retryAfter: Math.ceil(tried.forMs / 1000) })
    }
    return tried.outcome === 'right' ? tried.value : null
  }
  const isRight = () => Promise.resolve(timingSafeEqual(digest(wanted), digest(input)) || null)
  const { accountUuid, buildingUuid } = kiosk
  const inBuilding =
    buildingUuid === null ? isRight : () => counted(`building ${buildingUuid}`, isRight)
  if ((await counted(`account ${accountUuid}`, inBuilding)) === null) {
    throw new Refusal('kiosk_pin_wrong')
  }
}
