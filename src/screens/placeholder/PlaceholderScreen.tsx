import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { routerLink } from '@screens/app/routerLink'
import { useMatches } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import Sprout from 'lucide-react/icons/sprout'
import type { PlaceholderName } from './names'
import * as css from './PlaceholderScreen.css'

const titles = {
  emergency: msg`Safety and emergency`,
  webview: msg`Web view`,
} satisfies Record<PlaceholderName, MessageDescriptor>

/** Stands at an address whose screen is built later, and says so. */
export function PlaceholderScreen() {
  const { i18n, t } = useLingui()
  const name = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.placeholder)?.staticData.placeholder,
  })
  return (
    <div className={css.page}>
      <EmptyState
        level="h1"
        icon={<Sprout size={24} aria-hidden="true" />}
        title={name === undefined ? t`Coming soon` : i18n._(titles[name])}
        text={<Trans>This page is being prepared and opens soon.</Trans>}
        action={routerLink({
          href: '/',
          className: buttonClass({ variant: 'secondary' }),
          children: <Trans>Go to homepage</Trans>,
        })}
      />
    </div>
  )
}
