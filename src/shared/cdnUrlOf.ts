import type { BrowserDeployment } from '@contract/deployment'
import { withoutTrailingSlashes } from '@rules/links/withoutTrailingSlashes'

/**
 * Pictures of our own server come from its CDN if there is one; external ones from their own
 * origin.
 */
export function cdnUrlOf({ cdnUrl }: Pick<BrowserDeployment, 'cdnUrl'>, address: string): string {
  const isOwn = address.startsWith('/') && !address.startsWith('//')
  return isOwn ? withoutTrailingSlashes(cdnUrl) + address : address
}
