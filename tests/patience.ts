import { vi } from 'vitest'

/** Vitest gives up after a second, which is short on a busy machine. A limit ends what hangs; it decides nothing. */
const patient = { timeout: 20_000, interval: 20 }
const isPatient = Symbol.for('portico.tests.patience')

// Files of a worker may share this `vi`.
if (!(isPatient in vi)) {
  const { waitFor } = vi
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((check, options) =>
      waitFor(
        check,
        typeof options === 'number' ? options : { ...patient, ...options },
      )) as typeof waitFor,
  })
}
