import { Trans } from '@lingui/react/macro'
import { actingLink, routerLink } from '@shared/routerLink'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { mirrored } from '@ui/icon/mirrored.css'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import * as css from './accessibility.css'

/**
 * Leads back to where the user came from, with its query; without such a page, to the auth flow in
 * progress.
 */
export function GoBackLink() {
  const { history } = useRouter()
  const render = useCanGoBack() ? actingLink(() => history.back()) : routerLink
  return (
    <nav className={css.back}>
      {render({
        href: '/',
        className: standaloneLinkClass,
        children: (
          <>
            <ArrowLeft size={20} aria-hidden="true" className={mirrored} />
            <Trans>Back</Trans>
          </>
        ),
      })}
    </nav>
  )
}
