/**
 * `busy`: too many pages are under way. `starting`: the thread is not ready yet. `hung`, `crashed`: the thread was lost
 * while it drew. `failed`: drawing this page threw. `stopped`: the server stops.
 */
export type RenderFailure = 'busy' | 'starting' | 'hung' | 'crashed' | 'failed' | 'stopped'

/** Why a page was not rendered. The log shows the code and not the message. */
export class RenderError extends Error {
  constructor(
    readonly code: RenderFailure,
    message: string,
  ) {
    super(message)
  }
}
