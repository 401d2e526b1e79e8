import { Trans } from '@lingui/react/macro'
import { newTabLink } from '@shared/routerLink'
import { useBrand } from '@shared/useBrand'
import { Link } from '@tanstack/react-router'
import { standaloneLinkClass } from '@ui/link/textLink.css'

/**
 * Links to the brand's terms and privacy policy, if published, each in a new tab, and to the
 * accessibility statement.
 */
export function LegalLinks() {
  const { termsUrl, privacyUrl } = useBrand()
  const link = (href: string, children: React.ReactNode) =>
    newTabLink({ href, className: standaloneLinkClass, children })
  return (
    <>
      {termsUrl && link(termsUrl, <Trans>Terms of use</Trans>)}
      {privacyUrl && link(privacyUrl, <Trans>Privacy</Trans>)}
      <Link to="/accessibility" className={standaloneLinkClass}>
        <Trans>Accessibility</Trans>
      </Link>
    </>
  )
}
