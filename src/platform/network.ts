import type { Effects } from '@platform/effects'

/** Calls back whenever the network has come back. */
const onceOnline = (callBack: () => void) => {
  window.addEventListener('online', callBack)
  return () => window.removeEventListener('online', callBack)
}

export const watchNetwork: Effects['watchNetwork'] = (tell) =>
  onceOnline(() => tell({ type: 'network.restored' }))
