import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'
import { LinkButton } from '@ui/link/LinkButton'
import Mail from 'lucide-react/icons/mail'

/** Opens an e-mail to support. @param about a suite's name */
export function SupportButton({ about }: { about?: string }) {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  const building = useShared('building', buildingOf)?.name ?? null
  const place = [about, building].filter(Boolean).join(', ')
  const subject = encodeURIComponent(place ? t`Light and climate: ${place}` : t`Light and climate`)
  return (
    <LinkButton
      variant="secondary"
      href={`mailto:${supportEmail}?subject=${subject}`}
      icon={<Mail size={20} aria-hidden="true" />}
    >
      <Trans>Contact support</Trans>
    </LinkButton>
  )
}
