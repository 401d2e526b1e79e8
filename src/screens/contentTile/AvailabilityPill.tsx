import { Trans } from '@lingui/react/macro'
import type { Availability } from '@rules/content/availability'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Hourglass from 'lucide-react/icons/hourglass'

/** Sold out, or few left; nothing where there is room. */
export function AvailabilityPill({ state }: { state: Availability }) {
  if (state === 'soldOut') {
    return (
      <StatusPill tone="neutral" icon={<CircleSlash size={16} aria-hidden="true" />}>
        <Trans>Sold out</Trans>
      </StatusPill>
    )
  }
  if (state === 'open') return null
  return (
    <StatusPill tone="warning" icon={<Hourglass size={16} aria-hidden="true" />}>
      <Trans>Few spots left</Trans>
    </StatusPill>
  )
}
