import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedActor } from '@machines/content/saved/machine'
import { failedUuid, listOf, savedItemsOf, takenBack } from '@machines/content/saved/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { PageHeading } from '@ui/heading/PageHeading'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import { shallowEqual } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import { ExpiredItems } from './ExpiredItems'
import { SavedTile } from './SavedTile'
import type { saved as logic } from './saved.logic'

/** The user's saved items in this building. */
export function SavedScreen({ page: saved }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={list.page}>
      <PageHeading className={pageTitle}>{t`Saved`}</PageHeading>
      {saved === undefined ? <SavedLoading /> : <SavedItems key={saved.sessionId} saved={saved} />}
    </div>
  )
}

function SavedLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your saved items`}>
      <TileGrid kind="content">
        {['a', 'b', 'c'].map((key) => (
          <SkeletonTile key={key} kind="content" />
        ))}
      </TileGrid>
    </Loading>
  )
}

function SavedItems({ saved }: { saved: SavedActor }) {
  const { t } = useLingui()
  const building = useShared('building', buildingOf)
  const read = useRead(useSelector(saved, listOf))
  // The selector returns a new array each time; compare its items.
  const items = useSelector(saved, savedItemsOf, sameItems)
  if (read.status === 'PENDING' || building === null) return <SavedLoading />
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your saved items`}
        retryLabel={t`Try again`}
        onRetry={() => saved.send({ type: 'request.invalidated' })}
      />
    )
  }
  const on = items.filter(({ on_display }) => on_display)
  const gone = items.filter(({ on_display }) => !on_display)
  return (
    <>
      <LastPress saved={saved} />
      {items.length === 0 && (
        <EmptyState
          icon={<Bookmark size={24} aria-hidden="true" />}
          title={t`Nothing saved yet`}
          text={<Trans>Use the bookmark on an event, deal, or story to keep it here.</Trans>}
          action={
            <Link
              to="/building/$buildingUuid"
              params={{ buildingUuid: building.uuid }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>See what’s on</Trans>
            </Link>
          }
        />
      )}
      {on.length > 0 && (
        <TileGrid kind="content">
          {on.map(({ content }) => (
            <SavedTile key={content.uuid} item={content} saved={saved} building={building} />
          ))}
        </TileGrid>
      )}
      {gone.length > 0 && <ExpiredItems items={gone} saved={saved} />}
    </>
  )
}

const sameItems = (a: ReturnType<typeof savedItemsOf>, b: ReturnType<typeof savedItemsOf>) =>
  shallowEqual(
    a.map(({ content }) => content),
    b.map(({ content }) => content),
  )

/** The result of the last press, with Undo. */
function LastPress({ saved }: { saved: SavedActor }) {
  const item = useSelector(saved, takenBack)
  const failed = useSelector(saved, failedUuid)
  if (failed !== null) {
    return (
      <Notice tone="danger" live>
        <Trans>We couldn’t save that change. Please try again.</Trans>
      </Notice>
    )
  }
  if (item === null) return null
  const { title } = item
  return (
    <Notice
      tone="info"
      live
      action={
        <Button variant="secondary" onClick={() => saved.send({ type: 'save.toggled', item })}>
          <Trans>Keep it</Trans>
        </Button>
      }
    >
      <Trans>“{title}” is no longer saved.</Trans>
    </Notice>
  )
}
