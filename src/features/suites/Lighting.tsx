import type { Suite } from '@contract/smartBuilding'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SetpointActor } from '@machines/suites/setpoint/machine'
import { formatPercent } from '@shared/format/percent'
import { useLocale } from '@shared/useLocale'
import { LightSlider } from '@ui/lightSlider/LightSlider'
import { Switch } from '@ui/switch/Switch'
import { SetpointStatus } from './SetpointStatus'
import { Steps } from './Steps'
import * as css from './suites.css'
import { useSetpoint } from './useSetpoint'

/** Percentage points per press of minus or plus. */
const press = 10

/** A tall slider that glows with the light's brightness, and a switch. */
export function Lighting({ setpoint, suite }: { setpoint: SetpointActor; suite: Suite }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { value, notice, pending, disabled, ...sends } = useSetpoint('lighting', setpoint, suite)
  const { onStep, onDrag, onChoose, onCancel } = sends
  const formatted = formatPercent(locale, value / 100)
  return (
    <>
      <LightSlider
        label={t`Brightness`}
        value={value}
        current={disabled ? 0 : (suite.lighting ?? null)}
        valueText={formatted}
        disabled={disabled}
        onStep={onStep}
        onDrag={onDrag}
        onChoose={onChoose}
        onCancel={onCancel}
      />
      <Steps
        less={{
          label: t`Darker`,
          disabled: disabled || value <= 0,
          onPress: () => onStep(-press),
        }}
        more={{
          label: t`Brighter`,
          disabled: disabled || value >= 100,
          onPress: () => onStep(press),
        }}
        speaks={!disabled && notice === null}
      >
        {disabled ? (
          <Trans>Offline</Trans>
        ) : pending ? (
          <Trans>Setting to {formatted}</Trans>
        ) : value === 0 ? (
          <Trans>The light is off</Trans>
        ) : (
          <Trans>The light is on</Trans>
        )}
      </Steps>
      <div className={css.toggle}>
        <Switch
          label={t`Light`}
          checked={value > 0}
          disabled={disabled}
          onChange={(on) => onChoose(on ? 100 : 0)}
        />
      </div>
      <SetpointStatus control="lighting" notice={notice} value={formatted} />
    </>
  )
}
