/**
 * `busy`: too many pages are under way. `starting`: the thread is not ready yet. `hung`, `crashed`: the thread was lost
 * while it drew. `failed`: drawing this page threw. `stopped`: the server stops.
 */
export type PaintFailure = 'busy' | 'starting' | 'hung' | 'crashed' | 'failed' | 'stopped'

/** Why a page was not painted. The log shows the code and not the message. */
export class PaintError extends Error {
  constructor(
    readonly code: PaintFailure,
    message: string,
  ) {
    super(message)
  }
}
