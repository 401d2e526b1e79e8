import { Trans } from '@lingui/react/macro'
import { availabilityFor, type ParticipationStatus } from '@machines/content/detail/participation'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleCheck from 'lucide-react/icons/circle-check'
import { AvailabilityPill } from '../tile/AvailabilityPill'

/** The mark of how one stands to an event or a deal; none where there is room and nothing taken. */
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
