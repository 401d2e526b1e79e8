import { Trans } from '@lingui/react/macro'
import { type DisplayedStatus, displayedStatus } from '@rules/bookings/status'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'

const badges: Record<DisplayedStatus, { tone: Tone; Icon: typeof Clock }> = {
  pending: { tone: 'warning', Icon: Clock },
  confirmed: { tone: 'success', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: CircleX },
  cancelled_user: { tone: 'neutral', Icon: CircleX },
  cancelled_vendor: { tone: 'danger', Icon: CircleX },
  denied: { tone: 'danger', Icon: CircleX },
  unavailable: { tone: 'danger', Icon: CircleSlash },
}

type Props = { status: string; isAttended?: boolean | undefined }

/**
 * The status of a booking as text; an unknown status is styled as pending and shows its own name.
 */
export function BookingStatus({ status, isAttended = false }: Props) {
  const { shown, unknown } = displayedStatus(status)
  const { tone, Icon } = badges[shown]
  const labels: Record<DisplayedStatus, ReactNode> = {
    pending: unknown === null ? <Trans>Pending</Trans> : <Trans>Pending: {unknown}</Trans>,
    confirmed: isAttended ? <Trans>Attending</Trans> : <Trans>Approved</Trans>,
    cancelled: <Trans>Cancelled</Trans>,
    cancelled_user: <Trans>Cancelled by you</Trans>,
    cancelled_vendor: <Trans>Cancelled by Vendor</Trans>,
    denied: <Trans>Denied</Trans>,
    unavailable: <Trans>Denied · Unavailable</Trans>,
  }
  return (
    <StatusPill tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {labels[shown]}
    </StatusPill>
  )
}
