import { suiteLogic } from '@features/suites/suites.page'
import { useLingui } from '@lingui/react/macro'
import { type Control, controlsOf } from '@machines/suites/setpoint/control'
import type { SuiteActor } from '@machines/suites/suite/machine'
import { readOfSuite, suiteOf } from '@machines/suites/suite/selectors'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { Navigate } from '@tanstack/react-router'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { pageTitle } from '@ui/theme/typography.css'
import { BackLink } from './BackLink'
import { ConnectionNotice } from './ConnectionNotice'
import { SuiteControl } from './SuiteControl'
import * as css from './suites.css'
import { useSmartPath } from './useSmartPath'

/** Light and temperature of one suite. */
export function SuiteScreen() {
  const { t } = useLingui()
  const suite = usePage(suiteLogic)
  const { suitesOf, floorId } = useSmartPath()
  return (
    <div className={css.page}>
      <BackLink href={suitesOf(floorId)} label={t`Suites`} />
      {suite === undefined ? <SuiteLoading /> : <Suite suite={suite} />}
    </div>
  )
}

function SuiteLoading() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading className={pageTitle}>{t`Suite control`}</PageHeading>
      <Loading label={t`Loading the suite`}>
        <div className={css.stageBones}>
          <Skeleton shape="block" height="480px" />
        </div>
      </Loading>
    </>
  )
}

function Suite({ suite }: { suite: SuiteActor }) {
  const { t } = useLingui()
  const read = useRead(useSelector(suite, readOfSuite))
  const data = useSelector(suite, suiteOf)
  const { suite: page, controlType } = useSmartPath()
  if (data === null && read.status === 'PENDING') return <SuiteLoading />
  if (data === null) {
    return (
      <>
        <PageHeading className={pageTitle}>{t`Suite control`}</PageHeading>
        <ConnectionNotice
          failure={read.failure}
          retrying={read.isRefreshing}
          onRetry={() => suite.send({ type: 'suite.retried' })}
        />
      </>
    )
  }
  const controls = controlsOf(data)
  const named = controls.find((control) => control === controlType)
  const shown: Control | null = named ?? controls[0] ?? null
  // The address names a control that this suite does not have.
  if (controlType !== undefined && named === undefined) {
    return <Navigate {...page} replace />
  }
  return <SuiteControl actor={suite} suite={data} controls={controls} shown={shown} />
}
