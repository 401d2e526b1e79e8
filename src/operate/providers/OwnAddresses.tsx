import { serviceProviderPaths } from '@contract/operate/identityProviders'
import { Trans, useLingui } from '@lingui/react/macro'
import { muted } from '@ui/theme/typography.css'
import { Copyable } from '../record/Copyable'
import * as css from '../record/record.css'

/** What the provider has to know of this app, for the host name of this page. */
export function OwnAddresses({ protocol }: { protocol: 'oidc' | 'saml' }) {
  const { t } = useLingui()
  const { origin, host } = window.location
  const { openIdReturn, samlReturn, samlMetadata } = serviceProviderPaths
  return (
    <section className={css.group} aria-label={t`For the settings of the provider`}>
      <p className={muted}>
        <Trans>
          Enter this at the provider. It’s for {host}; at other host names, only that part differs.
        </Trans>
      </p>
      <dl className={css.facts}>
        {protocol === 'oidc' ? (
          <Copyable label={t`Redirect URI`} value={`${origin}${openIdReturn}`} />
        ) : (
          <>
            <Copyable label={t`Our entity ID and metadata`} value={`${origin}${samlMetadata}`} />
            <Copyable label={t`ACS URL`} value={`${origin}${samlReturn}`} />
          </>
        )}
      </dl>
    </section>
  )
}
