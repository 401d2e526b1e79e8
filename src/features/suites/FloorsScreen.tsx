import type { Floor } from '@contract/smartBuilding'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { EmptyState } from '@ui/states/EmptyState'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import Layers from 'lucide-react/icons/layers'
import { ConnectionNotice } from './ConnectionNotice'
import { PlaceGrid } from './PlaceGrid'
import { PlacesLoading } from './PlacesLoading'
import * as css from './suites.css'
import type { floors as logic } from './suites.logic'
import { useSmartPath } from './useSmartPath'

/** The number of a floor as its sign shows it; an icon for one without. */
function FloorFigure({ navName }: Floor) {
  const [number] = /\d+/.exec(navName) ?? []
  return number === undefined ? (
    <Layers size={24} aria-hidden="true" />
  ) : (
    <span className={css.floorNumber} aria-hidden="true">
      {number}
    </span>
  )
}

function FloorSummary({ suites }: Floor) {
  if (typeof suites !== 'number') return null
  return <Plural value={suites} _0="No suites" one="# suite" other="# suites" />
}

/** Floors with suites that can be controlled. */
export function FloorsScreen({ page }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const { status, data, failure, isRefreshing } = useRead(page)
  const { suitesOf } = useSmartPath()
  const floors = data ?? []
  return (
    <div className={list.page}>
      <header className={list.titles}>
        <PageHeading className={pageTitle}>{t`Smart building`}</PageHeading>
        <p className={cx(body, muted)}>
          <Trans>Choose a floor to adjust light and temperature in your suite.</Trans>
        </p>
      </header>
      {status === 'PENDING' && <PlacesLoading label={t`Loading floors`} />}
      {status === 'REJECTED' && (
        <ConnectionNotice
          failure={failure}
          retrying={isRefreshing}
          onRetry={() => page?.send({ type: 'request.invalidated' })}
        />
      )}
      {status === 'FULFILLED' && floors.length === 0 && (
        <div className={css.problem}>
          <EmptyState
            icon={<Layers size={24} aria-hidden="true" />}
            title={t`No floors found`}
            text={<Trans>There are no floors currently available.</Trans>}
          />
        </div>
      )}
      {floors.length > 0 && (
        <PlaceGrid
          label={t`Floors`}
          places={floors}
          figureOf={FloorFigure}
          hrefOf={suitesOf}
          metaOf={FloorSummary}
        />
      )}
    </div>
  )
}
