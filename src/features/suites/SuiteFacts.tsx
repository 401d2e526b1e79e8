import type { Suite } from '@contract/smartBuilding'
import { Trans } from '@lingui/react/macro'
import { controlsOf, unitOf } from '@machines/suites/setpoint/control'
import { formatPercent } from '@shared/format/percent'
import { useLocale } from '@shared/useLocale'
import { formatTemperature } from './formatTemperature'
import * as css from './suites.css'

/** The suite's reported values as text. */
export function SuiteFacts({ suite }: { suite: Suite }) {
  const locale = useLocale()
  const controls = controlsOf(suite)
  const { temp, lighting, temp_equipment_name: equipment } = suite
  return (
    <dl className={css.facts}>
      {controls.includes('lighting') && (
        <div className={css.fact}>
          <dt className={css.term}>
            <Trans>Light</Trans>
          </dt>
          <dd className={css.figure}>{formatPercent(locale, (lighting ?? 0) / 100)}</dd>
        </div>
      )}
      {controls.includes('temperature') && (
        <div className={css.fact}>
          <dt className={css.term}>
            <Trans>Temperature</Trans>
          </dt>
          <dd className={css.figure}>{formatTemperature(locale, temp ?? 0, unitOf(suite))}</dd>
        </div>
      )}
      {controls.includes('temperature') && (
        <div className={css.fact}>
          <dt className={css.term}>
            <Trans>Equipment</Trans>
          </dt>
          <dd className={css.figure}>{equipment ?? <Trans>None currently available</Trans>}</dd>
        </div>
      )}
    </dl>
  )
}
