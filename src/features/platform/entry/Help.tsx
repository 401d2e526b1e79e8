import { Trans } from '@lingui/react/macro'
import { useBrand } from '@shared/useBrand'
import { cx } from '@ui/classes/cx'
import { TextLink } from '@ui/link/TextLink'
import { muted, small } from '@ui/theme/typography.css'

/** A link to the brand's support. */
export function Help() {
  const { supportEmail } = useBrand()
  return (
    <p className={cx(small, muted)}>
      <Trans>
        Need help? Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </Trans>
    </p>
  )
}
