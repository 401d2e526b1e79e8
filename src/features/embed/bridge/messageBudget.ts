/**
 * Maximum burst, and refill per second: far more than any app needs, and far fewer messages than
 * would block the page.
 */
const burst = 200
const perSecond = 50

/**
 * A token bucket that uses the page's clock. The returned function tests whether one more message
 * is within the budget.
 */
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
