import { Trans } from '@lingui/react/macro'
import { useBrand } from '@screens/app/useBrand'
import { cx } from '@ui/classes/cx'
import { TextLink } from '@ui/link/TextLink'
import { quiet, small } from '@ui/theme/typography.css'

/** Where the terms are accepted without being asked for, the step before says so. */
export function ImpliedTerms() {
  const { termsUrl, privacyUrl } = useBrand()
  if (termsUrl === null || privacyUrl === null) return null
  return (
    <p className={cx(small, quiet)}>
      <Trans>
        By going on you accept the{' '}
        <TextLink href={termsUrl} target="_blank" rel="noreferrer">
          terms of use
        </TextLink>{' '}
        and the{' '}
        <TextLink href={privacyUrl} target="_blank" rel="noreferrer">
          privacy policy
        </TextLink>
        .
      </Trans>
    </p>
  )
}
