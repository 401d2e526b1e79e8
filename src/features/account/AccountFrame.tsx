import { Trans, useLingui } from '@lingui/react/macro'
import { isConfirming } from '@machines/account/unsavedChanges/selectors'
import { unsavedChangesOf } from '@machines/platform/pages/selectors'
import * as list from '@shared/listPage.css'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { caption, muted, pageTitle } from '@ui/theme/typography.css'
import CreditCard from 'lucide-react/icons/credit-card'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import * as css from './account.css'
import { UnsavedChangesDialog } from './UnsavedChangesDialog'

type AccountPath = '/account' | '/account/profile' | '/account/cards' | '/account/sessions'

type Props = {
  title: string
  /** For a page that belongs to one of the tabs without being it. */
  within?: AccountPath
  children: ReactNode
}

/** A page of the account, with links to the others beside it, or above it on a phone. */
export function AccountFrame({ title, within, children }: Props) {
  const { t } = useLingui()
  const { sessions, cards } = useFeatures()
  const unsavedChanges = useShared('pages', unsavedChangesOf)
  const isOpen = useSelector(
    unsavedChanges,
    (snapshot) => snapshot !== undefined && isConfirming(snapshot),
  )
  const tab = (to: AccountPath, Icon: typeof Settings, label: ReactNode) => (
    <li>
      {/* `exact`, because one address of the account is a prefix of the others. */}
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        className={css.tab}
        aria-current={within === to || undefined}
      >
        <Icon size={20} aria-hidden="true" />
        {label}
      </Link>
    </li>
  )
  return (
    <div className={list.page}>
      <div className={css.frame}>
        <nav aria-label={t`Account`} className={css.tabs}>
          <ul className={css.tabList}>
            {tab('/account/profile', UserRound, <Trans>Profile</Trans>)}
            {tab('/account', Settings, <Trans>Settings</Trans>)}
            {cards && tab('/account/cards', CreditCard, <Trans>Cards</Trans>)}
            {sessions && tab('/account/sessions', MonitorSmartphone, <Trans>Devices</Trans>)}
          </ul>
        </nav>
        <div className={css.content}>
          <div>
            <p className={cx(caption, muted)}>
              <Trans>Account</Trans>
            </p>
            <PageHeading className={pageTitle}>{title}</PageHeading>
          </div>
          {children}
        </div>
      </div>
      {unsavedChanges !== undefined && isOpen && (
        <UnsavedChangesDialog unsavedChanges={unsavedChanges} />
      )}
    </div>
  )
}
