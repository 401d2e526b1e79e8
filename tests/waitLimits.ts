import { vi } from 'vitest'

/** Vitest gives up after a second, which is short on a busy machine. A limit ends what hangs; it decides nothing. */
const limits = { timeout: 20_000, interval: 20 }
const isSet = Symbol.for('portico.tests.waitLimits')

// Files of a worker may share this `vi`.
if (!(isSet in vi)) {
  const { waitFor } = vi
  Object.assign(vi, {
    [isSet]: true,
    waitFor: ((check, options) =>
      waitFor(
        check,
        typeof options === 'number' ? options : { ...limits, ...options },
      )) as typeof waitFor,
  })
}
