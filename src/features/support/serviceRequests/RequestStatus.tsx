import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'

type Badge = { tone: Tone; Icon: typeof Clock; words: ReactNode }

/**
 * The status of a request as text; an unknown status is styled as pending and shows its own name.
 */
export function RequestStatus({ status }: { status: string }) {
  const badges: Record<string, Badge> = {
    Pending: { tone: 'warning', Icon: Clock, words: <Trans>Pending</Trans> },
    Submitted: { tone: 'brand', Icon: Clock, words: <Trans>Submitted</Trans> },
    Accepted: { tone: 'success', Icon: CircleCheck, words: <Trans>Accepted</Trans> },
    Denied: { tone: 'danger', Icon: CircleX, words: <Trans>Denied</Trans> },
    Denied_Available: { tone: 'danger', Icon: CircleX, words: <Trans>Denied</Trans> },
    Denied_Unavailable: {
      tone: 'danger',
      Icon: CircleSlash,
      words: <Trans>Denied: not available</Trans>,
    },
    Canceled: { tone: 'neutral', Icon: CircleX, words: <Trans>Withdrawn</Trans> },
  }
  const unknown: Badge = { tone: 'warning', Icon: Clock, words: <Trans>Pending: {status}</Trans> }
  const { tone, Icon, words } = (Object.hasOwn(badges, status) && badges[status]) || unknown
  return (
    <StatusPill tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {words}
    </StatusPill>
  )
}
