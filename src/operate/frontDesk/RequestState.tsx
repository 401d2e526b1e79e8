import type { RequestStatus } from '@contract/serviceRequests'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ComponentType } from 'react'

/** The states of a request as staff read them. */
export function useStatusNames(): Record<RequestStatus, string> {
  const { t } = useLingui()
  return {
    Pending: t`Pending`,
    Submitted: t`Submitted`,
    Accepted: t`Accepted`,
    Denied: t`Denied`,
    Denied_Available: t`Denied: available`,
    Denied_Unavailable: t`Denied: not available`,
    Canceled: t`Withdrawn`,
  }
}

const look = (status: RequestStatus): { tone: Tone; Icon: ComponentType<{ size: number }> } => {
  if (status === 'Pending' || status === 'Submitted') return { tone: 'warning', Icon: Clock }
  if (status === 'Accepted') return { tone: 'success', Icon: CircleCheck }
  return { tone: status === 'Canceled' ? 'neutral' : 'danger', Icon: CircleX }
}

export function RequestState({ status }: { status: RequestStatus }) {
  const names = useStatusNames()
  const { tone, Icon } = look(status)
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[status]}
    </StatusPill>
  )
}
