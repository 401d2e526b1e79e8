import { Trans } from '@lingui/react/macro'
import { newTabLink } from '@shared/routerLink'
import { useBrand } from '@shared/useBrand'
import { standaloneLinkClass } from '@ui/link/textLink.css'

/** What a brand has published of its terms and of privacy, each in a new tab. */
export function LegalLinks() {
  const { termsUrl, privacyUrl } = useBrand()
  const link = (href: string, children: React.ReactNode) =>
    newTabLink({ href, className: standaloneLinkClass, children })
  return (
    <>
      {termsUrl && link(termsUrl, <Trans>Terms of use</Trans>)}
      {privacyUrl && link(privacyUrl, <Trans>Privacy</Trans>)}
    </>
  )
}
