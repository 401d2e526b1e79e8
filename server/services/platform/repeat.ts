/** How the rounds of a background worker went. */
export type Rounds = { onSuccess?: () => void; onFailure: (error: unknown) => void }

/**
 * Does the work immediately and then at every interval, one round after the other. The returned function stops that,
 * and waits for a running round.
 */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  { onSuccess = () => undefined, onFailure }: Rounds,
): () => Promise<void> {
  let last = Promise.resolve()
  let waiting = false
  const round = () => {
    // A round that takes longer than the interval is followed by one more, not by many.
    if (waiting) return
    waiting = true
    last = last
      .then(() => {
        waiting = false
        return work()
      })
      .then(onSuccess, onFailure)
  }
  round()
  const timer = setInterval(round, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}
