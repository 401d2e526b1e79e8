/**
 * `busy`: too many pages are being rendered. `starting`: the thread is not ready yet. `hung`, `crashed`: the thread was
 * lost while it rendered. `failed`: rendering this page threw. `stopped`: the server is stopping.
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
