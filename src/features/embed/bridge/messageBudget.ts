/** So many messages at once, and so many more a second: far more than any app needs, far less than hold the page. */
const burst = 200
const perSecond = 50

/** A token bucket by the clock of the page. Answers whether one more message is within the budget. */
export function createMessageBudget(now: () => number = () => performance.now()) {
  let tokens = burst
  let filledAt = now()
  return (): boolean => {
    const at = now()
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond)
    filledAt = at
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
