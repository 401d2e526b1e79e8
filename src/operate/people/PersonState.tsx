import type { AccountState } from '@contract/operate/people'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Mail from 'lucide-react/icons/mail'

/** The state of an account in words and with an icon. */
export function PersonState({ state }: { state: AccountState }) {
  if (state === 'active') {
    return (
      <StatusPill tone="success" icon={<CircleCheck size={16} />}>
        <Trans>Active</Trans>
      </StatusPill>
    )
  }
  return state === 'invited' ? (
    <StatusPill icon={<Mail size={16} />}>
      <Trans>Invited</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="warning" icon={<CircleSlash size={16} />}>
      <Trans>Deactivated</Trans>
    </StatusPill>
  )
}
