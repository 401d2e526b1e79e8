import { Trans } from '@lingui/react/macro'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import { newTabLink } from '@shared/routerLink'
import { safeAddress, useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import * as css from './account.css'

/**
 * Links to the brand's legal documents and to the request for personal data; nothing if it has
 * neither.
 */
export function LegalLinks() {
  const { termsUrl, privacyUrl } = useBrand()
  const dataRequestUrl = useDataRequestUrl()
  const links = [
    { href: termsUrl, label: <Trans>Terms of use</Trans> },
    { href: privacyUrl, label: <Trans>Privacy policy</Trans> },
    { href: dataRequestUrl, label: <Trans>Request your data</Trans> },
  ].flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]))
  if (links.length === 0) return null
  return (
    <section className={css.setting}>
      <h2 className={css.heading}>
        <Trans>Terms and privacy</Trans>
      </h2>
      <ul className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            {href.startsWith('mailto:') ? (
              <a href={href} className={standaloneLinkClass}>
                {label}
              </a>
            ) : (
              newTabLink({ href, className: standaloneLinkClass, children: label })
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The address for requests for personal data: e-mail if the brand has no page for them, and only in
 * the first brand family.
 */
function useDataRequestUrl(): string | null {
  const { deployment } = useAppServices()
  const { family, supportEmail } = useBrand()
  const brand = useShared('whitelabel', brandingOf)?.whitelabel.brand_identifier ?? ''
  if (family !== 'default') return null
  return safeAddress(deployment.brands[brand]?.dataRequestUrl) ?? `mailto:${supportEmail}`
}
