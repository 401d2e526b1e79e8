import type { AccountState } from '@contract/operate/people'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import type { ComponentProps, ComponentType } from 'react'
import { useStateName } from './useStateName'

type Look = {
  tone?: NonNullable<ComponentProps<typeof StatusPill>['tone']>
  Icon: ComponentType<{ size: number }>
}

const looks: Record<AccountState, Look> = {
  active: { tone: 'success', Icon: CircleCheck },
  invited: { Icon: Mail },
  expired: { tone: 'warning', Icon: MailX },
  waiting: { tone: 'warning', Icon: Clock },
  deactivated: { tone: 'warning', Icon: CircleSlash },
}

/** The state of an account in words and with an icon. */
export function PersonState({ state }: { state: AccountState }) {
  const names = useStateName()
  const { tone, Icon } = looks[state]
  return (
    <StatusPill {...(tone && { tone })} icon={<Icon size={16} />}>
      {names[state]}
    </StatusPill>
  )
}
