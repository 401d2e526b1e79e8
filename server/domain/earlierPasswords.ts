import { type GuessHands, guess } from './guesses'
import { Refusal } from './refusal'

/**
 * Sets a password, and counts the refusals because it was used before. They tell what an earlier one was, and
 * spend no proof: without a limit, whoever holds a code or a session could find it out. `from` is that proof, so
 * nobody without it takes part in the counting.
 */
export async function settingPassword<T>(
  hands: GuessHands,
  { owner, from }: { owner: string; from: string },
  set: () => Promise<T>,
): Promise<T> {
  const tried = await guess(hands, { secret: 'earlier passwords', owner, from }, () =>
    set().then(
      (result) => ({ result }),
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'password_has_been_used') return null
        throw error
      },
    ),
  )
  if (tried.outcome === 'right') return tried.value.result
  if (tried.outcome === 'wrong') throw new Refusal('password_has_been_used')
  throw new Refusal('too_many_requests', { retryAfter: Math.ceil(tried.forMs / 1000) })
}
