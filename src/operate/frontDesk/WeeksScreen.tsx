import type { BuildingWeeks } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import { readOf } from '@machines/kernel/request/selectors'
import type { requestOf } from '@platform/requestOf'
import { formatter } from '@shared/format/formatters'
import { Card } from '@ui/card/Card'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { useConsoleLocale } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { useFailureText } from '../form/useFailureText'
import { Page } from '../shell/Page'
import { type Column, Table } from '../table/Table'
import { Compared } from './Compared'
import * as css from './frontDesk.css'

type WeeksMachine = ReturnType<typeof requestOf<{ building: string }, BuildingWeeks>>
type Week = BuildingWeeks['weeks'][number]
type Figure = Exclude<keyof Week, 'start'>

/** How a building was used in the last weeks. */
export function WeeksScreen({ page }: PageProps<WeeksMachine>) {
  const { t } = useLingui()
  const { status, data, failure } = useSelector(page, readOf)
  const failureText = useFailureText({
    not_found: t`It was removed, or your roles don’t cover it.`,
  })
  const isUsed = data?.weeks.some((week) =>
    Object.values(week).some((figure) => typeof figure === 'number' && figure > 0),
  )
  return (
    <Page
      title={t`Use of the last weeks`}
      lead={t`Active people used the app, booked, took a place, invited a visitor or sent a request. Opening the app counts only with consent to measuring.`}
    >
      {data === null && status === 'REJECTED' && (
        <FailedState
          title={t`This page couldn’t load`}
          {...(failure !== null && { text: failureText(failure) })}
          retryLabel={t`Try again`}
          onRetry={() => page.send({ type: 'request.invalidated' })}
        />
      )}
      {data === null && status !== 'REJECTED' && (
        <Loading label={t`Loading`}>
          <Skeleton lines={8} />
        </Loading>
      )}
      {data !== null && isUsed === false && (
        <Card>
          <EmptyState
            icon={<ChartNoAxesColumn size={24} />}
            title={t`Nothing in the last eight weeks`}
            text={t`Once people use the building’s app, each week has a row here.`}
          />
        </Card>
      )}
      {data !== null && isUsed === true && <Weeks weeks={data.weeks} />}
    </Page>
  )
}

function Weeks({ weeks }: Pick<BuildingWeeks, 'weeks'>) {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const days = formatter.date(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const figures: Record<Figure, string> = {
    active: t`Active people`,
    bookings: t`Bookings`,
    visitors: t`Visitors`,
    claims: t`Places and offers taken`,
    requests: t`Requests`,
  }
  const maxOf = (name: Figure) => Math.max(...weeks.map((week) => week[name] ?? 0))
  const columns: [Column<Week>, ...Column<Week>[]] = [
    {
      id: 'start',
      label: t`Week`,
      cell: ({ start }) => (
        <span className={css.stack}>
          <time dateTime={start} className={css.whole}>
            {days.formatRange(new Date(start), sundayOf(start))}
          </time>
          {start === weeks[0]?.start && <span className={css.note}>{t`Until now`}</span>}
        </span>
      ),
    },
    ...(Object.keys(figures) as Figure[]).map((name) => ({
      id: name,
      label: figures[name],
      isFigure: true,
      cell: (week: Week) => <Compared value={week[name]} max={maxOf(name)} />,
    })),
  ]
  return (
    <>
      <Table
        label={t`Use of the last weeks`}
        columns={columns}
        rows={weeks}
        keyOf={({ start }) => start}
      />
      {weeks.some(({ visitors }) => visitors === null) && (
        <p className={css.note}>{t`– Visitors are deleted 30 days after their visit.`}</p>
      )}
    </>
  )
}

const sundayOf = (monday: string) => new Date(Date.parse(monday) + 6 * 24 * 60 * 60 * 1000)
