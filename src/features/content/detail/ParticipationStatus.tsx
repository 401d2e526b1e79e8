import { Trans } from '@lingui/react/macro'
import { availabilityFor, type ParticipationStatus } from '@machines/content/detail/participation'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleCheck from 'lucide-react/icons/circle-check'
import { AvailabilityPill } from '../tile/AvailabilityPill'

/**
 * Label of the user's status at an event or deal; nothing if places are left and the user has none.
 */
export function ParticipationStatus({ participation }: { participation: ParticipationStatus }) {
  const isGoods = participation.kind !== 'rsvp'
  if (participation.mine === 0) {
    return <AvailabilityPill state={availabilityFor(participation)} isGoods={isGoods} />
  }
  return (
    <StatusPill tone="success" icon={<CircleCheck size={16} aria-hidden="true" />}>
      {participation.kind === 'rsvp' ? <Trans>Attending</Trans> : <Trans>Deal claimed</Trans>}
    </StatusPill>
  )
}
