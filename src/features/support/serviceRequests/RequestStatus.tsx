import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import type { ReactNode } from 'react'

type Badge = { tone: Tone; Icon: typeof Clock; words: ReactNode }

type Props = { status: string; state?: string | undefined }

/**
 * Where a request stands, as text: its state if that says more than its status. An unknown status is styled as pending
 * and shows its own name.
 */
export function RequestStatus({ status, state = '' }: Props) {
  const states: Record<string, Badge> = {
    assigned: { tone: 'brand', Icon: Clock, words: <Trans>Accepted</Trans> },
    underway: { tone: 'brand', Icon: Clock, words: <Trans>In progress</Trans> },
    waitingForTenant: {
      tone: 'warning',
      Icon: MessageCircleQuestion,
      words: <Trans>Waiting for your reply</Trans>,
    },
    done: { tone: 'success', Icon: CircleCheck, words: <Trans>Done</Trans> },
    confirmed: { tone: 'success', Icon: CircleCheck, words: <Trans>Done</Trans> },
    reopened: { tone: 'brand', Icon: Clock, words: <Trans>Reopened</Trans> },
  }
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
  const { tone, Icon, words } =
    (Object.hasOwn(states, state) && states[state]) ||
    (Object.hasOwn(badges, status) && badges[status]) ||
    unknown
  return (
    <StatusPill tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {words}
    </StatusPill>
  )
}
