import { serviceProviderPaths } from '@contract/operate/identityProviders'
import { Trans, useLingui } from '@lingui/react/macro'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { muted } from '@ui/theme/typography.css'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
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
          <Address label={t`Redirect URI`} value={`${origin}${openIdReturn}`} />
        ) : (
          <>
            <Address label={t`Our entity ID and metadata`} value={`${origin}${samlMetadata}`} />
            <Address label={t`ACS URL`} value={`${origin}${samlReturn}`} />
          </>
        )}
      </dl>
    </section>
  )
}

function Address({ label, value }: { label: string; value: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === value
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // The browser forbids it; the address can be selected.
    }
  }
  return (
    <div className={css.copyable}>
      <dt className={css.copyableLabel}>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
      <dd>
        <Button
          variant="ghost"
          icon={
            isCopied ? (
              <Check size={20} aria-hidden="true" />
            ) : (
              <Copy size={20} aria-hidden="true" />
            )
          }
          aria-label={t`Copy ${label}`}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Announcement text={isCopied ? t`Copied` : ''} />
      </dd>
    </div>
  )
}
