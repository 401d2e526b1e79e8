import { Trans } from '@lingui/react/macro'
import type { Availability } from '@rules/content/availability'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Hourglass from 'lucide-react/icons/hourglass'

type Props = {
  state: Availability
  /**
   * Whether goods are handed out, as for a deal, instead of places. Few languages have one word for
   * both.
   */
  isGoods: boolean
}

/** Shows that nothing or little is left; otherwise nothing. */
export function AvailabilityPill({ state, isGoods }: Props) {
  if (state === 'soldOut') {
    return (
      <StatusPill tone="neutral" icon={<CircleSlash size={16} aria-hidden="true" />}>
        {isGoods ? <Trans>None left</Trans> : <Trans>Sold out</Trans>}
      </StatusPill>
    )
  }
  if (state === 'open') return null
  return (
    <StatusPill tone="warning" icon={<Hourglass size={16} aria-hidden="true" />}>
      {isGoods ? <Trans>Only a few left</Trans> : <Trans>Few spots left</Trans>}
    </StatusPill>
  )
}
