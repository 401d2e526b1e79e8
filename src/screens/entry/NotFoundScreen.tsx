import { Trans } from '@lingui/react/macro'
import { routerLink } from '@screens/app/routerLink'
import { buttonClass } from '@ui/button/buttonClass'
import { QuietPage } from './QuietPage'

export function NotFoundScreen() {
  return (
    <QuietPage
      title={<Trans>Page not found</Trans>}
      text={<Trans>There is nothing at this address. It may have moved, or never been here.</Trans>}
      action={routerLink({
        href: '/',
        className: buttonClass({ variant: 'primary', size: 'large' }),
        children: <Trans>Go to homepage</Trans>,
      })}
    />
  )
}
