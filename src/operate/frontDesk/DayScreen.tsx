import type { BuildingDay } from '@contract/operate/frontDesk'
import { Trans, useLingui } from '@lingui/react/macro'
import { readOf } from '@machines/kernel/request/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { requestOf } from '@platform/requestOf'
import { Card } from '@ui/card/Card'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { useFailureText } from '../form/useFailureText'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { useCurrentBuilding } from '../shell/currentBuilding'
import { Page } from '../shell/Page'
import * as css from './frontDesk.css'

type DayMachine = ReturnType<typeof requestOf<{ building: string }, BuildingDay>>

/** The home of a building: what waits for its staff, and its figures today. */
export function DayScreen({ page }: PageProps<DayMachine>) {
  const { t } = useLingui()
  const { status, data, failure } = useSelector(page, readOf)
  const failureText = useFailureText({
    not_found: t`It was removed, or your roles don’t cover it.`,
  })
  const building = useCurrentBuilding()
  const title = data?.building.name ?? building?.name ?? t`Building`
  if (data === null) {
    return (
      <Page title={title}>
        {status === 'REJECTED' ? (
          <FailedState
            title={t`This page couldn’t load`}
            {...(failure !== null && { text: failureText(failure) })}
            retryLabel={t`Try again`}
            onRetry={() => page.send({ type: 'request.invalidated' })}
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
    <Page title={title} {...(data.building.locality && { lead: data.building.locality })}>
      <Waiting day={data} />
      <Figures day={data} />
    </Page>
  )
}

type DayProps = { day: BuildingDay }

/** What staff have to decide or answer. */
function Waiting({ day }: DayProps) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const { uuid } = day.building
  const rows = [
    {
      count: day.sign_ups.waiting,
      label: t`Sign-ups to approve`,
      href: `${paths.people}?state=waiting&building=${uuid}`,
      isOffered: mayAnywhere(operator, 'people.edit'),
    },
    {
      count: day.bookings.waiting,
      label: t`Bookings to approve`,
      href: `${paths.bookings(uuid)}?state=waiting`,
      isOffered: mayAnywhere(operator, 'bookings.read'),
    },
    {
      count: day.requests.open,
      label: t`Open requests`,
      href: `${paths.requests(uuid)}?view=new`,
      isOffered: mayAnywhere(operator, 'requests.read'),
    },
  ].filter(({ isOffered, count }) => isOffered && count > 0)
  return (
    <section aria-labelledby="waiting" className={css.section}>
      <h2 id="waiting" className={css.sectionTitle}>
        <Trans>What waits for you</Trans>
      </h2>
      <Card>
        {rows.length === 0 ? (
          <EmptyState
            icon={<CircleCheck size={24} />}
            title={t`Nothing waits`}
            text={t`New sign-ups, bookings and requests show up here.`}
          />
        ) : (
          <ul className={css.waiting}>
            {rows.map(({ count, label, href }) => (
              <li key={href} className={css.waitingRow}>
                <ConsoleLink href={href} className={standaloneLinkClass}>
                  {label}
                </ConsoleLink>
                <strong>{count}</strong>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

function Figures({ day }: DayProps) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const { uuid } = day.building
  const { here } = day.visitors
  const figures = [
    {
      count: day.bookings.today,
      label: t`Bookings today`,
      href: `${paths.bookings(uuid)}?period=today&state=confirmed`,
      takes: 'bookings.read',
    },
    {
      count: day.visitors.today,
      label: t`Visitors today`,
      note: here > 0 ? t`${here} in the building now` : null,
      href: `${paths.visitors(uuid)}?period=today`,
      takes: 'visitors.read',
    },
    {
      count: day.people,
      label: t`People`,
      href: `${paths.people}?building=${uuid}`,
      takes: 'people.read',
    },
    {
      count: day.companies,
      label: t`Companies`,
      href: `${paths.companies}?building=${uuid}`,
      takes: 'companies.read',
    },
  ] as const
  return (
    <section aria-labelledby="today" className={css.section}>
      <h2 id="today" className={css.sectionTitle}>
        <Trans>Today</Trans>
      </h2>
      <ul className={css.figures}>
        {figures
          .filter(({ takes }) => mayAnywhere(operator, takes))
          .map(({ count, label, href, ...more }) => (
            <li key={href}>
              <Card>
                <div className={css.figure}>
                  <span className={css.number}>{count}</span>
                  <ConsoleLink href={href} className={css.cover}>
                    {label}
                  </ConsoleLink>
                  {'note' in more && more.note !== null && (
                    <span className={css.note}>{more.note}</span>
                  )}
                </div>
              </Card>
            </li>
          ))}
      </ul>
    </section>
  )
}
