import type { Suite } from '@contract/smartBuilding'
import { useLingui } from '@lingui/react/macro'
import { type Control, controlsOf } from '@machines/suites/setpoint/control'
import type { SuiteActor } from '@machines/suites/suite/machine'
import { readOfSuite, suiteOf } from '@machines/suites/suite/selectors'
import { BackLink } from '@shared/BackLink'
import type { PageProps } from '@shared/pages/definePage'
import { usePreview } from '@shared/previews'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import { Navigate } from '@tanstack/react-router'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { pageTitle } from '@ui/theme/typography.css'
import { ConnectionNotice } from './ConnectionNotice'
import { placePreviews } from './previews'
import { SuiteControl } from './SuiteControl'
import { SuiteStatus } from './SuiteStatus'
import * as css from './suites.css'
import type { suite as logic } from './suites.logic'
import { useControlLabels } from './useControlLabels'
import { useSmartPath } from './useSmartPath'

/** Light and temperature of one suite. Its title stays in place while the suite loads. */
export function SuiteScreen({ page: actor }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const suite = useSelector(actor, (at) => (at === undefined ? null : suiteOf(at)))
  const { suitesOf, floorId, suiteId, controlType, suite: page } = useSmartPath()
  const known = usePreview(placePreviews, suiteId)
  const name = suite?.navName ?? known
  const langOf = useTextLang()
  const labels = useControlLabels()
  const controls = suite === null ? [] : controlsOf(suite)
  const named = controls.find((control) => control === controlType)
  const shown: Control | null = named ?? controls[0] ?? null
  // The address names a control that this suite does not have.
  if (suite !== null && controlType !== undefined && named === undefined) {
    return <Navigate {...page} replace />
  }
  return (
    <div className={css.page}>
      <div className={css.back}>
        <BackLink href={suitesOf(floorId)}>{t`Suites`}</BackLink>
      </div>
      <div className={css.columns}>
        <div className={css.textBlock}>
          <header className={css.head}>
            <PageHeading
              lang={name ? langOf() : undefined}
              className={pageTitle}
              aspect={shown === null ? undefined : labels[shown]}
            >
              {name ?? t`Suite control`}
            </PageHeading>
          </header>
          {suite !== null && <SuiteStatus suite={suite} controls={controls} shown={shown} />}
        </div>
        {actor === undefined ? (
          <SuiteLoading />
        ) : (
          <SuiteBody actor={actor} suite={suite} shown={shown} />
        )}
      </div>
    </div>
  )
}

type Props = { actor: SuiteActor; suite: Suite | null; shown: Control | null }

function SuiteBody({ actor, suite, shown }: Props) {
  const read = useRead(useSelector(actor, readOfSuite))
  if (suite !== null) return <SuiteControl actor={actor} suite={suite} shown={shown} />
  if (read.status === 'PENDING') return <SuiteLoading />
  return (
    <div className={css.empty}>
      <ConnectionNotice
        failure={read.failure}
        retrying={read.isRefreshing}
        onRetry={() => actor.send({ type: 'request.invalidated' })}
      />
    </div>
  )
}

function SuiteLoading() {
  const { t } = useLingui()
  return (
    <>
      <div className={css.empty}>
        <Loading label={t`Loading the suite`}>
          <div className={css.stage}>
            <Skeleton shape="circle" width="min(100%, 20rem)" />
            <div className={css.steps}>
              <Skeleton shape="circle" width="60px" />
              <Skeleton />
              <Skeleton shape="circle" width="60px" />
            </div>
          </div>
        </Loading>
      </div>
      <div className={css.facts}>
        <Skeleton shape="text" lines={3} width="100%" />
      </div>
    </>
  )
}
