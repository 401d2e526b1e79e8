import type { Suite } from '@contract/smartBuilding'
import { Trans, useLingui } from '@lingui/react/macro'
import { unitOf } from '@machines/suites/setpoint/control'
import type { SetpointActor } from '@machines/suites/setpoint/machine'
import { formatter } from '@shared/format/formatters'
import { useLocale } from '@shared/useLocale'
import { Dial } from '@ui/dial/Dial'
import { useId } from 'react'
import { formatTemperature } from './formatTemperature'
import { SetpointStatus } from './SetpointStatus'
import { Steps } from './Steps'
import * as css from './suites.css'
import { useSetpoint } from './useSetpoint'

/** A smaller difference is imperceptible. */
const near = { F: 0.5, C: 0.3 }

/**
 * A dial for the requested temperature; the current one is below it, and the difference is on the
 * ring.
 */
export function Thermostat({ setpoint, suite }: { setpoint: SetpointActor; suite: Suite }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const { value, min, max, notice, pending, disabled, ...sends } = useSetpoint(
    'temperature',
    setpoint,
    suite,
  )
  const unit = unitOf(suite)
  const current = suite.temp ?? value
  const formatted = formatTemperature(locale, value, unit)
  const currentLabel = formatTemperature(locale, current, unit)
  const difference = value - current
  return (
    <>
      <Dial
        {...sends}
        label={t`Temperature`}
        value={value}
        min={min}
        max={max}
        bigStep={5}
        current={disabled ? null : current}
        valueText={formatted}
        disabled={disabled}
        describedBy={`${id}-now`}
        ends={[formatter.number(locale, {}).format(min), formatter.number(locale, {}).format(max)]}
      >
        <span className={css.requested} aria-hidden="true">
          {formatter.number(locale, {}).format(value)}
          <span className={css.unit}>{unit === 'C' ? '°C' : '°F'}</span>
        </span>
        <span id={`${id}-now`} className={css.now}>
          <span className={css.dot} aria-hidden="true" />
          {disabled ? <Trans>Last {currentLabel}</Trans> : <Trans>Now {currentLabel}</Trans>}
        </span>
      </Dial>
      <Steps
        less={{
          label: t`Cooler`,
          disabled: disabled || value <= min,
          onPress: () => sends.onStep(-1),
        }}
        more={{
          label: t`Warmer`,
          disabled: disabled || value >= max,
          onPress: () => sends.onStep(1),
        }}
        speaks={!disabled && notice === null}
      >
        {disabled ? (
          <Trans>Offline</Trans>
        ) : pending ? (
          <Trans>Setting to {formatted}</Trans>
        ) : Math.abs(difference) < near[unit] ? (
          <Trans>At the set temperature</Trans>
        ) : difference > 0 ? (
          <Trans>Warming up to {formatted}</Trans>
        ) : (
          <Trans>Cooling down to {formatted}</Trans>
        )}
      </Steps>
      <SetpointStatus control="temperature" notice={notice} value={formatted} />
    </>
  )
}
