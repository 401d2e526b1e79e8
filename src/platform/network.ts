import type { ChunkRecoveryEvent } from '@machines/platform/chunkRecovery/machine'
import type { Listener } from '@platform/actorOf'

/** Calls `callBack` whenever the browser is online again. */
const onceOnline = (callBack: () => void) => {
  window.addEventListener('online', callBack)
  return () => window.removeEventListener('online', callBack)
}

export const watchNetwork: Listener<ChunkRecoveryEvent> = (emit) =>
  onceOnline(() => emit({ type: 'network.restored' }))
