import type { OperatedVisitor } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import LogOut from 'lucide-react/icons/log-out'
import type { ComponentType } from 'react'

type Status = OperatedVisitor['status']

const looks: Record<Status, { tone: Tone; Icon: ComponentType<{ size: number }> }> = {
  expected: { tone: 'brand', Icon: Clock },
  checked_in: { tone: 'success', Icon: CircleCheck },
  left: { tone: 'neutral', Icon: LogOut },
  cancelled: { tone: 'neutral', Icon: CircleX },
  missed: { tone: 'warning', Icon: CircleSlash },
}

/** The state of a visit in words. */
export function VisitorState({ status }: { status: Status }) {
  const { t } = useLingui()
  const { tone, Icon } = looks[status]
  const names: Record<Status, string> = {
    expected: t`Expected`,
    checked_in: t`In the building`,
    left: t`Left`,
    cancelled: t`Cancelled`,
    missed: t`Didn’t arrive`,
  }
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[status]}
    </StatusPill>
  )
}
