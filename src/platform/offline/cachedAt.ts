import { offlineFiles } from '@contract/offline'

/** When the current document was cached; null if it came from the server. */
export function readCachedAt(): string | null {
  const { cachedAtMeta } = offlineFiles
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${cachedAtMeta}"]`)
  const moment = mark?.content ?? ''
  return Number.isNaN(Date.parse(moment)) ? null : moment
}
