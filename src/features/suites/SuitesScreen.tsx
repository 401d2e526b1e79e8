import { Trans, useLingui } from '@lingui/react/macro'
import { BackLink } from '@shared/BackLink'
import type { PageProps } from '@shared/pages/definePage'
import { usePreview } from '@shared/previews'
import { useRead } from '@shared/reading'
import { routerLink } from '@shared/routerLink'
import { useTextLang } from '@shared/useTextLang'
import { buttonClass } from '@ui/button/buttonClass'
import { PageHeading } from '@ui/heading/PageHeading'
import { EmptyState } from '@ui/states/EmptyState'
import { pageTitle } from '@ui/theme/typography.css'
import DoorClosed from 'lucide-react/icons/door-closed'
import { ConnectionNotice } from './ConnectionNotice'
import { PlaceGrid } from './PlaceGrid'
import { PlacesLoading } from './PlacesLoading'
import { placePreviews } from './previews'
import { SuiteSummary } from './SuiteSummary'
import * as css from './suites.css'
import type { suites as logic } from './suites.logic'
import { useSmartPath } from './useSmartPath'

const DoorFigure = () => <DoorClosed size={24} aria-hidden="true" />

export function SuitesScreen({ page }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const { status, data, failure, isRefreshing } = useRead(page)
  const { floors, floorId, controlOf } = useSmartPath()
  const known = usePreview(placePreviews, floorId)
  const name = data?.floor ?? known
  const langOf = useTextLang()
  const suites = data?.suites ?? []
  return (
    <div className={css.page}>
      <div className={css.back}>
        <BackLink href={floors}>{t`Floors`}</BackLink>
      </div>
      <header className={css.head}>
        <PageHeading lang={name ? langOf() : undefined} className={pageTitle}>
          {name ?? t`Suites`}
        </PageHeading>
      </header>
      {status === 'PENDING' && <PlacesLoading label={t`Loading suites`} />}
      {status === 'REJECTED' && (
        <ConnectionNotice
          failure={failure}
          retrying={isRefreshing}
          onRetry={() => page?.send({ type: 'request.invalidated' })}
        />
      )}
      {status === 'FULFILLED' && suites.length === 0 && (
        <div className={css.problem}>
          <EmptyState
            icon={<DoorClosed size={24} aria-hidden="true" />}
            title={t`No suites found`}
            text={<Trans>There are no suites currently available on this floor.</Trans>}
            action={routerLink({
              href: floors,
              className: buttonClass({ variant: 'secondary' }),
              children: <Trans>Choose another floor</Trans>,
            })}
          />
        </div>
      )}
      {suites.length > 0 && (
        <PlaceGrid
          label={t`Suites`}
          places={suites}
          figureOf={DoorFigure}
          hrefOf={controlOf}
          metaOf={SuiteSummary}
        />
      )}
    </div>
  )
}
