import type { OperatedKiosk } from '@contract/operate/kiosks'
import { useLingui } from '@lingui/react/macro'
import { StatusPill } from '@ui/statusPill/StatusPill'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Clock from 'lucide-react/icons/clock'

/** Whether a device is this kiosk, in words and with an icon. */
export function KioskState({ state }: Pick<OperatedKiosk, 'state'>) {
  const { t } = useLingui()
  if (state === 'open') {
    return (
      <StatusPill tone="success" icon={<CircleCheck size={16} />}>
        {t`In use`}
      </StatusPill>
    )
  }
  if (state === 'waiting') {
    return <StatusPill icon={<Clock size={16} />}>{t`Waiting for its device`}</StatusPill>
  }
  return (
    <StatusPill tone="warning" icon={<CircleSlash size={16} />}>
      {t`No device`}
    </StatusPill>
  )
}
