import { offlineFiles } from '@contract/offline'

/** Deletes the cached home page from this device. Files that are the same for all users stay. */
export async function forgetOwnCache(): Promise<void> {
  // Cache storage does not exist on insecure connections.
  if ('caches' in window) await caches.delete(offlineFiles.ownCache)
}
