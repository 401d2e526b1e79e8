import type { Publication } from '@contract/operate/publication'
import { useLingui } from '@lingui/react/macro'

/** The states of a building as operators read them. */
export function usePublicationNames(): Record<Publication, string> {
  const { t } = useLingui()
  return {
    draft: t`Hidden`,
    scheduled: t`Scheduled`,
    live: t`Live`,
    ended: t`Ended`,
    archived: t`Archived`,
  }
}

/** The state of a building in words. */
export function usePublicationName(): (publication: Publication) => string {
  const names = usePublicationNames()
  return (publication) => names[publication]
}
