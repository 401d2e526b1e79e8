import { Trans, useLingui } from '@lingui/react/macro'
import * as list from '@screens/app/listPage.css'
import { routerLink } from '@screens/app/routerLink'
import { useFeatures } from '@screens/app/useFeatures'
import { useRouterState } from '@tanstack/react-router'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import * as css from './account.css'

/** A page of the account: beside it, or above it on a phone, the way to the others. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui()
  const { sessions } = useFeatures()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tab = (href: string, Icon: typeof Settings, label: ReactNode) => (
    <li>
      {routerLink({
        href,
        className: css.tab,
        'aria-current': path === href ? 'page' : undefined,
        children: (
          <>
            <Icon size={20} aria-hidden="true" />
            {label}
          </>
        ),
      })}
    </li>
  )
  return (
    <div className={list.page}>
      <div className={css.frame}>
        <nav aria-label={t`My account`} className={css.tabs}>
          <ul className={css.tabList}>
            {tab('/account/profile', UserRound, <Trans>Profile</Trans>)}
            {tab('/account', Settings, <Trans>Settings</Trans>)}
            {sessions && tab('/account/sessions', MonitorSmartphone, <Trans>Devices</Trans>)}
          </ul>
        </nav>
        <div className={css.content}>
          <PageHeading className={pageTitle}>{title}</PageHeading>
          {children}
        </div>
      </div>
    </div>
  )
}
