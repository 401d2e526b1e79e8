import { Refusal } from '../platform/refusal'
import { type GuessDependencies, guess } from './guesses'

/**
 * Sets a password, and counts refusals of passwords that were used before. Each refusal confirms a guess, so without a
 * limit the holder of a code or a session could find out an earlier password. `from` is that code or session; each has
 * a counter of its own.
 */
export async function settingPassword<T>(
  dependencies: GuessDependencies,
  { owner, from }: { owner: string; from: string },
  set: () => Promise<T>,
): Promise<T> {
  const tried = await guess(dependencies, { secret: 'earlier passwords', owner, from }, () =>
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
