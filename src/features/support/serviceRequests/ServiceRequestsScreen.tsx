import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import { categoriesOf, formOf } from '@machines/support/serviceRequests/selectors'
import * as page from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import Plus from 'lucide-react/icons/plus'
import { RequestForm } from '../requestForm/RequestForm'
import { RequestList } from './RequestList'
import { RequestsLoading } from './RequestsLoading'
import type { serviceRequests as logic } from './serviceRequests.logic'
import { useRequests } from './useRequests'
import { WithdrawDialog } from './WithdrawDialog'

/** The user's service requests in this building, and the form for another one. */
export function ServiceRequestsScreen({ page: requests }: PageProps<typeof logic>) {
  const { t } = useLingui()
  if (requests === undefined) {
    return (
      <div className={cx(page.page, page.narrow)}>
        <PageHeading className={pageTitle}>{t`Service requests`}</PageHeading>
        <RequestsLoading />
      </div>
    )
  }
  return <ServiceRequests key={requests.sessionId} requests={requests} />
}

function ServiceRequests({ requests }: { requests: ServiceRequestsActor }) {
  const { t } = useLingui()
  const { list, status, items } = useRequests(requests)
  const form = useSelector(requests, formOf)
  const categories = useSelector(list, categoriesOf)
  return (
    <div className={cx(page.page, page.narrow)}>
      <header className={page.head}>
        <PageHeading className={pageTitle}>{t`Service requests`}</PageHeading>
        {status === 'FULFILLED' && items.length > 0 && (
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => requests.send({ type: 'new.pressed' })}
          >
            <Trans>New request</Trans>
          </Button>
        )}
      </header>
      <RequestList requests={requests} />
      {form !== undefined && <RequestForm form={form} categories={categories} />}
      <WithdrawDialog requests={requests} />
    </div>
  )
}
