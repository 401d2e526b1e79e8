import type { AnyStateMachine } from 'xstate'

/** Tests may replace the clock of the page. */
const now = performance.now.bind(performance)

/**
 * Ends machines that run too long. A mutant may start its actors again as soon as they have finished: promises alone
 * never let a timer of a test end. Only machines that are created before the `end` are limited, because a machine binds
 * its methods.
 *
 * @param machine any one, of the same class.
 * @returns `begin` starts a limit: once it is over, every transition throws, until the next limit or the `end`.
 */
export function limitTime(machine: AnyStateMachine) {
  const prototype = Object.getPrototypeOf(machine) as AnyStateMachine
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each machine
  const { transition } = prototype
  let deadline = Number.POSITIVE_INFINITY
  prototype.transition = function limited(...given) {
    if (now() > deadline) throw new Error('the test takes too long')
    return transition.apply(this, given)
  }
  return {
    begin(ms: number) {
      deadline = now() + ms
    },
    end() {
      deadline = Number.POSITIVE_INFINITY
      prototype.transition = transition
    },
  }
}
