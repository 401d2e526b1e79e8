import type { TransactionType } from '@contract/transactions'
import { useLingui } from '@lingui/react/macro'
import type { HistoryActor } from '@machines/bookings/history/machine'
import { periodOf, typeOf } from '@machines/bookings/history/selectors'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import * as rows from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { getRouteApi } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { PageHeading } from '@ui/heading/PageHeading'
import { Select } from '@ui/select/Select'
import { Tabs } from '@ui/tabs/Tabs'
import { pageTitle } from '@ui/theme/typography.css'
import { HistoryList } from './HistoryList'
import { HistoryLoading } from './HistoryLoading'
import type { history as logic } from './history.logic'
import { type HistoryAddress, historySearch } from './historyAddress'
import { Receipt } from './Receipt'

const route = getRouteApi('/inside/my-history')

/** The user's events, bookings and ordered services, one type at a time. */
export function HistoryScreen({ page: history }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={cx(list.page, list.narrow)}>
      {history === undefined ? (
        <>
          <PageHeading className={pageTitle}>{t`Bookings`}</PageHeading>
          <HistoryLoading />
        </>
      ) : (
        <History key={history.sessionId} history={history} />
      )}
    </div>
  )
}

function History({ history }: { history: HistoryActor }) {
  const { t } = useLingui()
  const type = useSelector(history, typeOf)
  const period = useSelector(history, periodOf)
  const navigate = route.useNavigate()
  // The address contains the selection, so that a reload or a shared link shows the same.
  const show = (address: Partial<HistoryAddress>) => {
    const search = historySearch({ type, period, ...address })
    void navigate({ to: '.', search: (input) => ({ ...input, ...search }), replace: true })
  }
  return (
    <>
      <header className={list.head}>
        <PageHeading className={pageTitle}>{t`Bookings`}</PageHeading>
        <div className={rows.controls}>
          <Field label={t`Show`}>
            <Select
              value={type}
              onChange={(event) => show({ type: event.currentTarget.value as TransactionType })}
              options={[
                { value: 'event_post', label: t`Events` },
                { value: 'resource_booking', label: t`Resource bookings` },
                { value: 'service_booking', label: t`Services` },
              ]}
            />
          </Field>
        </div>
      </header>
      <Tabs
        label={t`When`}
        selected={period}
        onSelect={(id) => show({ period: id === 'past' ? 'past' : 'upcoming' })}
        tabs={[
          { id: 'upcoming', label: t`Upcoming` },
          { id: 'past', label: t`Past` },
        ].map((tab) => ({
          ...tab,
          panel: tab.id === period ? <HistoryList history={history} /> : null,
        }))}
      />
      <Receipt history={history} />
    </>
  )
}
