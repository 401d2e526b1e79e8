import type { Publication } from '@contract/operate/publication'
import { useLingui } from '@lingui/react/macro'

/** The states of a building as operators read them. */
export function usePublicationName(): (publication: Publication) => string {
  const { t } = useLingui()
  const names: Record<Publication, string> = {
    draft: t`Hidden`,
    scheduled: t`Scheduled`,
    live: t`Live`,
    ended: t`Ended`,
    archived: t`Archived`,
  }
  return (publication) => names[publication]
}
