import type { BookingState as State } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ComponentType } from 'react'

const looks: Record<State, { tone: Tone; Icon: ComponentType<{ size: number }> }> = {
  waiting: { tone: 'warning', Icon: Clock },
  confirmed: { tone: 'success', Icon: CircleCheck },
  denied: { tone: 'danger', Icon: CircleSlash },
  cancelled: { tone: 'neutral', Icon: CircleX },
}

/** The states of a booking as staff read them. */
export function useBookingState(): Record<State, string> {
  const { t } = useLingui()
  return {
    waiting: t`Waiting for approval`,
    confirmed: t`Confirmed`,
    denied: t`Denied`,
    cancelled: t`Cancelled`,
  }
}

export function BookingState({ state }: { state: State }) {
  const names = useBookingState()
  const { tone, Icon } = looks[state]
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[state]}
    </StatusPill>
  )
}
