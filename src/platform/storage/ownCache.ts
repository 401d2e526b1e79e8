import { offlineFiles } from '@contract/offline'

/** Takes home as it was kept for a time without network off this device. What is the same for everybody stays. */
export async function forgetOwnCache(): Promise<void> {
  // Pages that did not come by TLS have no caches.
  if ('caches' in window) await caches.delete(offlineFiles.ownCache)
}
