import type { VisitorsInside } from '@contract/operate/frontDesk'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { readOf } from '@machines/kernel/request/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import DoorOpen from 'lucide-react/icons/door-open'
import Printer from 'lucide-react/icons/printer'
import type { PageProps } from '../../definePage'
import { useFailureText } from '../../form/useFailureText'
import { Page } from '../../shell/Page'
import { Table } from '../../table/Table'
import * as css from '../frontDesk.css'
import { useMoment } from '../useMoment'
import type { InsideMachine } from './inside.logic'
import * as print from './print.css'

type Inside = VisitorsInside['visitors'][number]

/** Who is in the building now, for an evacuation: what was read last stays, even without a connection. */
export function InsideScreen({ page }: PageProps<InsideMachine>) {
  const { t } = useLingui()
  const request = useSelector(page, ({ children }) => children.request)
  const { status, data, failure } = useSelector(request, readOf<VisitorsInside>)
  const failureText = useFailureText()
  const readAgain = () => request.send({ type: 'request.invalidated' })
  if (data === null) {
    return (
      <Page title={t`In the building now`}>
        {status === 'REJECTED' ? (
          <FailedState
            title={t`The list couldn’t load`}
            {...(failure !== null && { text: failureText(failure) })}
            retryLabel={t`Try again`}
            onRetry={readAgain}
          />
        ) : (
          <Loading label={t`Loading`}>
            <Skeleton lines={6} />
          </Loading>
        )}
      </Page>
    )
  }
  return (
    <Page
      title={t`In the building now`}
      lead={data.building.name}
      action={
        <span className={print.screenOnly}>
          <Button
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            <Trans>Print</Trans>
          </Button>
        </span>
      }
    >
      <ReadAt inside={data} />
      {failure !== null && (
        <div className={print.screenOnly}>
          <Notice
            tone="warning"
            live
            title={t`This list couldn’t be read again`}
            action={
              <Button variant="secondary" onClick={readAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        </div>
      )}
      {data.visitors.length === 0 ? (
        <EmptyState
          icon={<DoorOpen size={24} />}
          title={t`No visitors in the building`}
          text={t`Those who have arrived and not left are listed here.`}
        />
      ) : (
        <People inside={data} />
      )}
    </Page>
  )
}

function ReadAt({ inside: { read_at: readAt, building, visitors } }: { inside: VisitorsInside }) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const count = visitors.length
  const at = moment(readAt, building.timezone)
  return (
    <div className={css.stack}>
      <p>
        <strong>{t`${plural(count, { one: '# visitor', other: '# visitors' })}`}</strong>
        {', '}
        <time dateTime={readAt}>
          <Trans>as of {at}</Trans>
        </time>
      </p>
      <p className={print.screenNote}>
        <Trans>
          Read again once a minute. While this page is open, the list stays here without a
          connection, too.
        </Trans>
      </p>
    </div>
  )
}

function People({ inside: { visitors, building } }: { inside: VisitorsInside }) {
  const { t } = useLingui()
  const { clock } = useMoment()
  return (
    <Table<Inside>
      label={t`In the building now`}
      keyOf={({ uuid }) => uuid}
      rows={visitors}
      columns={[
        {
          id: 'name',
          label: t`Visitor`,
          cell: ({ name }) => (
            <>
              <span aria-hidden="true" className={print.tick} />
              {name}
            </>
          ),
        },
        { id: 'company', label: t`Company`, cell: ({ company }) => company ?? '–' },
        { id: 'host', label: t`Host`, cell: ({ host_name }) => host_name },
        {
          id: 'since',
          label: t`Since`,
          cell: ({ checked_in_at: at }) => (
            <time dateTime={at}>{clock(at, building.timezone)}</time>
          ),
        },
      ]}
    />
  )
}
