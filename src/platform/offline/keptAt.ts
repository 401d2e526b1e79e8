import { offlineFiles } from '@contract/offline'

/** When the document on show was kept, where it came from this device; null where it came from the server. */
export function readKeptAt(): string | null {
  const { keptAtMeta } = offlineFiles
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${keptAtMeta}"]`)
  const moment = mark?.content ?? ''
  return Number.isNaN(Date.parse(moment)) ? null : moment
}
