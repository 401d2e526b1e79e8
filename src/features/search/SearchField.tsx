import { searchLength } from '@contract/search'
import { useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { isCurrent, queryOf, recentsOf, searchViewState } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { IconButton } from '@ui/button/IconButton'
import { Spinner } from '@ui/spinner/Spinner'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import * as css from './search.css'
import type { Options } from './useOptions'

type Props = { search: SearchActor; options: Options; listId: string; onClose: () => void }

/** The search field; its arrow keys move through the results. */
export function SearchField({ search, options, listId, onClose }: Props) {
  const { t } = useLingui()
  const query = useSelector(search, queryOf)
  const viewState = useSelector(search, searchViewState)
  const busy = useSelector(search, (snapshot) => snapshot.hasTag('busy'))
  const current = useSelector(search, isCurrent)
  const hasRecents = useSelector(search, recentsOf).length > 0
  const hasList = viewState === 'results' || (viewState === 'recents' && hasRecents)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (options.onKeyDown(event)) event.preventDefault()
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Enter opens a result only if the results belong to the current query.
    const isChosen = options.active !== undefined || (viewState === 'results' && current)
    if (!isChosen || !options.press()) search.send({ type: 'search.submitted' })
  }
  return (
    <div className={css.head}>
      <span className={css.glass} aria-hidden="true">
        {busy ? <Spinner /> : <Search size={20} />}
      </span>
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-label={t`Search the building`}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={options.active}
        placeholder={t`Events, amenities, companies …`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchLength}
        // The dialog's purpose is typing.
        autoFocus
        value={query}
        onChange={({ target }) => search.send({ type: 'query.changed', query: target.value })}
        onKeyDown={onKeyDown}
      />
      <IconButton label={t`Close`} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
