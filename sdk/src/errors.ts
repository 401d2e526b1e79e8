import type { BridgeErrorCode } from '../../contract/bridge'

/** Why a request failed; branch on `code`. `no_host`: there was no response at all. */
export class MiniAppError extends Error {
  override readonly name = 'MiniAppError'
  constructor(
    readonly code: BridgeErrorCode | 'no_host' | 'closed',
    message: string,
  ) {
    super(message)
  }
}
