import type { OperatedVisitor } from '@contract/operate/frontDesk'
import { Trans, useLingui } from '@lingui/react/macro'
import { readOf } from '@machines/kernel/request/selectors'
import type { requestOf } from '@platform/requestOf'
import { formatter } from '@shared/format/formatters'
import { Button } from '@ui/button/Button'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import Printer from 'lucide-react/icons/printer'
import { useConsoleLocale } from '../../ConsoleContext'
import type { PageProps } from '../../definePage'
import { useFailureText } from '../../form/useFailureText'
import { useBuildingInPath } from '../../offers/useBuilding'
import { paths } from '../../paths'
import { useCurrentBuilding } from '../../shell/currentBuilding'
import { Page } from '../../shell/Page'
import * as print from './print.css'

type BadgeMachine = ReturnType<typeof requestOf<{ building: string; id: string }, OperatedVisitor>>

/** The badge of a visitor as it is printed. */
export function BadgeScreen({ page }: PageProps<BadgeMachine>) {
  const { t } = useLingui()
  const { status, data, failure } = useSelector(page, readOf)
  const failureText = useFailureText({
    not_found: t`It was removed, or your roles don’t cover it.`,
  })
  const back = { href: `${paths.visitors(useBuildingInPath())}?period=today`, label: t`Visitors` }
  if (data === null) {
    return (
      <Page title={t`Badge`} back={back}>
        {status === 'REJECTED' ? (
          <FailedState
            title={t`This page couldn’t load`}
            {...(failure !== null && { text: failureText(failure) })}
            retryLabel={t`Try again`}
            onRetry={() => page.send({ type: 'request.invalidated' })}
          />
        ) : (
          <Loading label={t`Loading`}>
            <Skeleton shape="block" height="220px" />
          </Loading>
        )}
      </Page>
    )
  }
  return (
    <Page
      title={t`Badge`}
      back={back}
      action={
        <span className={print.screenOnly}>
          <Button
            variant="primary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            <Trans>Print</Trans>
          </Button>
        </span>
      }
    >
      <Badge visitor={data} />
    </Page>
  )
}

function Badge({ visitor }: { visitor: OperatedVisitor }) {
  const { name, company, host_name: host, timezone } = visitor
  const locale = useConsoleLocale()
  const building = useCurrentBuilding()
  const day = formatter
    .date(locale, { timeZone: timezone, dateStyle: 'long' })
    .format(new Date(visitor.checked_in_at ?? visitor.expected_at))
  return (
    <article className={print.badge}>
      <p className={print.kind}>
        <Trans>Visitor</Trans>
      </p>
      <p className={print.name}>{name}</p>
      {company && <p className={print.company}>{company}</p>}
      <p className={print.foot}>
        <span>
          <Trans>Visiting {host}</Trans>
        </span>
        <span>{[building?.name, day].filter(Boolean).join(', ')}</span>
      </p>
    </article>
  )
}
