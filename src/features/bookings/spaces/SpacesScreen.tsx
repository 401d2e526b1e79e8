import { Trans, useLingui } from '@lingui/react/macro'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import * as rows from '@shared/rowList.css'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import DoorOpen from 'lucide-react/icons/door-open'
import { MorePages } from '../approvals/MorePages'
import { SpaceTile } from './SpaceTile'
import type { spaces as logic } from './spaces.logic'

/** The spaces of the building that can be booked. */
export function SpacesScreen({ page }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={list.page}>
      <PageHeading className={pageTitle}>{t`Spaces`}</PageHeading>
      <Spaces page={page} />
    </div>
  )
}

function Spaces({ page }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const { status, data } = useRead(page)
  if (status === 'PENDING') {
    return (
      <Loading label={t`Loading spaces`}>
        <TileGrid kind="content">
          {['a', 'b', 'c'].map((key) => (
            <SkeletonTile key={key} kind="content" />
          ))}
        </TileGrid>
      </Loading>
    )
  }
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load the spaces`}
        retryLabel={t`Try again`}
        onRetry={() => page?.send({ type: 'request.invalidated' })}
      />
    )
  }
  const spaces = data ?? []
  if (spaces.length === 0) {
    return (
      <EmptyState
        icon={<DoorOpen size={24} aria-hidden="true" />}
        title={t`Nothing to book yet`}
        text={<Trans>Rooms, courts, and desks of this building will show up here.</Trans>}
      />
    )
  }
  return (
    <div className={rows.more}>
      <TileGrid kind="content" label={t`Spaces`}>
        {spaces.map((space) => (
          <SpaceTile key={space.uuid} space={space} />
        ))}
      </TileGrid>
      <MorePages list={page} />
    </div>
  )
}
