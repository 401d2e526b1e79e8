import type { BrowserDeployment } from '@contract/deployment'

/** Pictures of our own server come from its CDN where it has one; those of elsewhere from there. */
export function cdnUrlOf({ cdnUrl }: Pick<BrowserDeployment, 'cdnUrl'>, address: string): string {
  const isOwn = address.startsWith('/') && !address.startsWith('//')
  return isOwn ? cdnUrl.replace(/\/+$/, '') + address : address
}
