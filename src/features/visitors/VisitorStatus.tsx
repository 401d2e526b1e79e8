import type { Visitor } from '@contract/visitors'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'

type Badge = { tone: Tone; Icon: typeof Clock; words: ReactNode }

/** The status of a visitor as text. */
export function VisitorStatus({ status }: Pick<Visitor, 'status'>) {
  const badges: Record<Visitor['status'], Badge> = {
    expected: { tone: 'brand', Icon: Clock, words: <Trans>Expected</Trans> },
    checked_in: { tone: 'success', Icon: CircleCheck, words: <Trans>In the building</Trans> },
    left: { tone: 'neutral', Icon: LogOut, words: <Trans>Left</Trans> },
    cancelled: { tone: 'neutral', Icon: CircleX, words: <Trans>Cancelled</Trans> },
    missed: { tone: 'warning', Icon: CircleX, words: <Trans>Didn’t arrive</Trans> },
  }
  const { tone, Icon, words } = badges[status]
  return (
    <StatusPill tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {words}
    </StatusPill>
  )
}
