import type { BridgeErrorCode } from '../../contract/bridge'

/** Why a request was not answered; decide by `code`. `no_host`: nothing has answered at all. */
export class MiniAppError extends Error {
  override readonly name = 'MiniAppError'
  constructor(
    readonly code: BridgeErrorCode | 'no_host' | 'closed',
    message: string,
  ) {
    super(message)
  }
}
