import { searchLength } from '@contract/search'
import { useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { isCurrent, queryOf, recentsOf, searchViewState } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { FinderField } from '@ui/finder/FinderField'
import type { Options } from '@ui/finder/useOptions'

type Props = {
  search: SearchActor
  options: Options
  listId: string
  /** Whether the empty search suggests items. */
  hasNext: boolean
  onClose: () => void
}

/** The search field; its arrow keys move through the results. */
export function SearchField({ search, options, listId, hasNext, onClose }: Props) {
  const { t } = useLingui()
  const query = useSelector(search, queryOf)
  const viewState = useSelector(search, searchViewState)
  const busy = useSelector(search, (snapshot) => snapshot.hasTag('busy'))
  const current = useSelector(search, isCurrent)
  const hasRecents = useSelector(search, recentsOf).length > 0
  const hasList = viewState === 'results' || (viewState === 'recents' && (hasRecents || hasNext))
  return (
    <FinderField
      label={t`Search the building`}
      placeholder={t`Events, amenities, companies …`}
      closeLabel={t`Close`}
      query={query}
      maxLength={searchLength}
      busy={busy}
      options={options}
      listId={hasList ? listId : null}
      onQuery={(text) => search.send({ type: 'query.changed', query: text })}
      onEnter={() => {
        // Enter opens a result only if the results belong to the current query.
        const isChosen = options.active !== undefined || (viewState === 'results' && current)
        if (!isChosen || !options.press()) search.send({ type: 'search.submitted' })
      }}
      onClose={onClose}
    />
  )
}
