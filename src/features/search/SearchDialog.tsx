import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import {
  failureOf,
  groupsOf,
  isCurrent,
  queryOf,
  recentsOf,
  searchViewState,
} from '@machines/search/search/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Announcement } from '@ui/announcer/Announcement'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { useModal } from '@ui/dialog/useModal'
import * as finder from '@ui/finder/finder.css'
import { useOptions } from '@ui/finder/useOptions'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { useCallback, useId } from 'react'
import { NoResults } from './NoResults'
import { Recents } from './Recents'
import { Results } from './Results'
import { SearchField } from './SearchField'
import { useNextItems, useResults } from './useResults'

/** The search: a full-screen sheet on phones, a panel below the header on wide screens. */
export function SearchDialog({ search }: { search: SearchActor }) {
  const building = useShared('building', buildingOf)
  return building && <DialogOf building={building} search={search} />
}

function DialogOf({ building, search }: { building: Building; search: SearchActor }) {
  const { t } = useLingui()
  const id = useId()
  const current = useSelector(search, isCurrent)
  const found = useSelector(search, groupsOf)
  const groups = useResults(search, building)
  const next = useNextItems(search, building)
  const foundState = useSelector(search, searchViewState)
  const isNothingShown = foundState === 'results' && groups.length === 0
  const viewState = isNothingShown ? (current ? 'empty' : 'waiting') : foundState
  const query = useSelector(search, queryOf)
  const recents = useSelector(search, recentsOf)
  const close = useCallback(() => search.send({ type: 'dialog.closed' }), [search])
  const { dialog } = useModal(true, true, close)
  const options = useOptions(`${id}-list`, viewState === 'recents' ? recents : found)
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  const message =
    viewState === 'results' && current
      ? t`Results: ${count}`
      : viewState === 'empty'
        ? t`Nothing found for “${query}”`
        : ''
  return (
    <dialog ref={dialog} className={finder.dialog} aria-label={t`Search ${building.name}`}>
      <SearchField
        search={search}
        options={options}
        listId={`${id}-list`}
        hasNext={next.length > 0}
        onClose={close}
      />
      <div className={finder.below} aria-busy={viewState === 'waiting' || undefined}>
        {viewState === 'recents' && (
          <Recents search={search} options={options} listId={`${id}-list`} next={next} />
        )}
        {viewState === 'waiting' && <Waiting />}
        {viewState === 'results' && (
          <Results search={search} groups={groups} options={options} listId={`${id}-list`} />
        )}
        {viewState === 'empty' && <NoResults search={search} building={building} />}
        {viewState === 'failed' && <SearchError search={search} />}
      </div>
      <Announcement text={message} />
      <LiveRegions />
    </dialog>
  )
}

/** The search failed; the query stays. */
function SearchError({ search }: { search: SearchActor }) {
  const { t } = useLingui()
  const failure = useSelector(search, failureOf)
  const isOffline = failure?.kind === 'network'
  return (
    <FailedState
      title={isOffline ? t`You’re offline` : t`Your search didn’t go through`}
      text={
        isOffline ? (
          <Trans>Check your connection. What you typed is still here.</Trans>
        ) : (
          <Trans>Try again in a moment. What you typed is still here.</Trans>
        )
      }
      retryLabel={t`Try again`}
      onRetry={() => search.send({ type: 'request.retried' })}
    />
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <Loading label={t`Searching`}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={finder.option}>
          <span className={finder.figure}>
            <Skeleton shape="block" height="44px" />
          </span>
          <span className={finder.textBlock}>
            <Skeleton shape="text" lines={2} width="60%" />
          </span>
        </div>
      ))}
    </Loading>
  )
}
