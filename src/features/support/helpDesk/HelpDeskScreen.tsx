import { Trans, useLingui } from '@lingui/react/macro'
import { formOf } from '@machines/support/helpDesk/machine'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { viewOf } from '@machines/support/requestForm/selectors'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { lead, muted, pageTitle } from '@ui/theme/typography.css'
import { useId } from 'react'
import { CancelDialog } from '../requestForm/CancelDialog'
import { OutcomeDialog } from '../requestForm/OutcomeDialog'
import { RequestActions } from '../requestForm/RequestActions'
import { RequestFields } from '../requestForm/RequestFields'
import * as css from './helpDesk.css'
import type { helpDesk as logic } from './helpDesk.logic'

/** The help desk as a page. */
export function HelpDeskScreen({ page: helpDesk }: PageProps<typeof logic>) {
  const { t } = useLingui()
  // Only the browser has the draft from before a reload, so the server renders no form.
  const isHydrated = useIsHydrated()
  const form = useSelector(helpDesk, (snapshot) =>
    snapshot === undefined ? undefined : formOf(snapshot),
  )
  return (
    <div className={cx(list.page, list.narrow)}>
      <header className={list.titles}>
        <PageHeading className={pageTitle}>{t`Help desk`}</PageHeading>
        <p className={cx(lead, muted)}>
          <Trans>Your building’s help desk will reply by email.</Trans>
        </p>
      </header>
      {form === undefined || !isHydrated ? (
        <Loading label={t`Loading the form`}>
          <div className={css.column}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} shape="block" height="64px" />
            ))}
          </div>
        </Loading>
      ) : (
        <HelpDeskForm key={form.sessionId} form={form} />
      )}
    </div>
  )
}

function HelpDeskForm({ form }: { form: RequestFormActor }) {
  const id = useId()
  const view = useSelector(form, viewOf)
  return (
    <div className={css.column}>
      <RequestFields form={form} id={id} />
      <div className={css.actions}>
        <RequestActions form={form} id={id} />
      </div>
      {view === 'confirmCancel' && <CancelDialog form={form} />}
      {(view === 'fulfilled' || view === 'rejected') && (
        <OutcomeDialog form={form} isSent={view === 'fulfilled'} />
      )}
    </div>
  )
}
