import { useLingui } from '@lingui/react/macro'
import { hasConsentChoice, isConsentGranted } from '@machines/platform/consent/machine'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Switch } from '@ui/switch/Switch'
import * as css from './account.css'

/** Where one changes one's mind about being measured. */
export function UsageChoice() {
  const { t } = useLingui()
  const { consent } = useAppServices().system
  const isOffered = useShared('consent', hasConsentChoice)
  const isGranted = useShared('consent', isConsentGranted)
  if (!isOffered) return null
  return (
    <div className={css.setting}>
      <Switch
        label={t`Share how I use this app`}
        hint={t`Which pages and services you use, and how fast they load. On this device only.`}
        checked={isGranted}
        onChange={(checked) =>
          consent.send({ type: checked ? 'consent.granted' : 'consent.withdrawn' })
        }
      />
    </div>
  )
}
