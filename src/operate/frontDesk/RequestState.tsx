import type { RequestState as State } from '@contract/serviceRequestSteps'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import UserCheck from 'lucide-react/icons/user-check'
import type { ComponentType } from 'react'

/** The states of a request as staff read them. */
export function useStateNames(): Record<State, string> {
  const { t } = useLingui()
  return {
    submitted: t`New`,
    assigned: t`Assigned`,
    underway: t`In progress`,
    waitingForTenant: t`Waiting for the tenant`,
    done: t`Done`,
    confirmed: t`Confirmed`,
    reopened: t`Reopened`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
  }
}

const looks: Record<State, { tone: Tone; Icon: ComponentType<{ size: number }> }> = {
  submitted: { tone: 'warning', Icon: Inbox },
  assigned: { tone: 'brand', Icon: UserCheck },
  underway: { tone: 'brand', Icon: Clock },
  waitingForTenant: { tone: 'neutral', Icon: MessageCircleQuestion },
  done: { tone: 'success', Icon: CircleCheck },
  confirmed: { tone: 'success', Icon: CircleCheck },
  reopened: { tone: 'warning', Icon: Inbox },
  declined: { tone: 'danger', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: CircleX },
}

export function RequestState({ state }: { state: State }) {
  const names = useStateNames()
  const { tone, Icon } = looks[state]
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[state]}
    </StatusPill>
  )
}
