import { UpdatePassword } from '@features/auth/password/UpdatePassword'
import { LanguagePicker } from '@features/tenancy/language/LanguagePicker'
import { useLanguagesOffered } from '@features/tenancy/language/useLanguagesOffered'
import { Trans, useLingui } from '@lingui/react/macro'
import { hasConsentChoice, isConsentGranted } from '@machines/platform/consent/machine'
import { hasShortcuts } from '@machines/platform/shortcuts'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { useDeviceState } from '@shared/useDeviceState'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { cx } from '@ui/classes/cx'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { Switch } from '@ui/switch/Switch'
import { muted, small } from '@ui/theme/typography.css'
import { AccountFrame } from './AccountFrame'
import * as css from './account.css'
import { LegalLinks } from './LegalLinks'

/** Language, shortcuts, password, and the brand's legal documents. */
export function SettingsScreen() {
  const { t } = useLingui()
  // The building decides on the first setting. If that appeared later, it would push the others away from the pointer.
  const isComplete = useShared('building', buildingOf) !== null
  return (
    <AccountFrame title={t`Settings`}>
      {isComplete ? <Settings /> : <SettingsLoading />}
    </AccountFrame>
  )
}

function SettingsLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading`}>
      <div className={css.settings}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={css.setting}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

function Settings() {
  const { search } = useFeatures()
  return (
    <div className={css.settings}>
      <LanguageSetting />
      {search && (
        <div className={css.setting}>
          <ShortcutsChoice />
        </div>
      )}
      <UsageChoice />
      <section className={css.setting}>
        <div className={css.textBlock}>
          <h2 className={css.heading}>
            <Trans>Password</Trans>
          </h2>
          <p className={cx(small, muted)}>
            <Trans>Changing it signs you out everywhere else.</Trans>
          </p>
        </div>
        <div>
          <UpdatePassword />
        </div>
      </section>
      <LegalLinks />
    </div>
  )
}

/** The app's language; nothing if there is only one. */
function LanguageSetting() {
  const isOffered = useLanguagesOffered().length > 0
  if (!isOffered) return null
  return (
    <section className={css.setting}>
      <div className={css.textBlock}>
        <h2 className={css.heading}>
          <Trans>Language</Trans>
        </h2>
      </div>
      <div className={css.picker}>
        <LanguagePicker />
      </div>
    </section>
  )
}

/**
 * Whether `/` opens the search; it can be turned off because it interferes with dictation and some
 * input devices.
 */
function ShortcutsChoice() {
  const { t } = useLingui()
  const { shortcuts } = useAppServices().system
  const isOn = useDeviceState('shortcuts', hasShortcuts, true)
  const { search: isOffered } = useFeatures()
  if (!isOffered) return null
  return (
    <Switch
      label={t`Open search with the / key`}
      hint={t`On this device only.`}
      checked={isOn}
      onChange={(checked) => shortcuts.send({ type: 'shortcuts.switched', isOn: checked })}
    />
  )
}

/** Lets the user change their consent to measuring. */
function UsageChoice() {
  const { t } = useLingui()
  const { consent } = useAppServices().system
  const isOffered = useShared('consent', hasConsentChoice)
  const isGranted = useDeviceState('consent', isConsentGranted, false)
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
