import { Trans } from '@lingui/react/macro'
import { useBrand } from '@shared/useBrand'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import { LegalLink } from './LegalLink'

/**
 * States that continuing accepts the terms, if no later step asks for it
 * (docs/behaviour.md#implied-terms).
 */
export function ImpliedTerms() {
  const { termsUrl, privacyUrl } = useBrand()
  return (
    <p className={cx(small, muted)}>
      <Trans>
        By continuing you accept the <LegalLink href={termsUrl}>terms of use</LegalLink> and the{' '}
        <LegalLink href={privacyUrl}>privacy policy</LegalLink>.
      </Trans>
    </p>
  )
}
