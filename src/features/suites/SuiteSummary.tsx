import type { Suite } from '@contract/smartBuilding'
import { useLingui } from '@lingui/react/macro'
import { unitOf } from '@machines/suites/setpoint/control'
import { formatPercent } from '@shared/format/percent'
import { useLocale } from '@shared/useLocale'
import { Dotted } from '@ui/dotted/Dotted'
import { formatTemperature } from './formatTemperature'

/** What a suite of the list reports, such as `71°F · Light 65%`; nothing if its back end lists names alone. */
export function SuiteSummary(suite: Suite) {
  const { t } = useLingui()
  const locale = useLocale()
  const { temp, lighting, available } = suite
  if (available === false) return t`Offline`
  const texts = []
  if (typeof temp === 'number') texts.push(formatTemperature(locale, temp, unitOf(suite)))
  if (typeof lighting === 'number') {
    const level = formatPercent(locale, lighting / 100)
    texts.push(lighting === 0 ? t`Light off` : t`Light ${level}`)
  }
  return texts.length === 0 ? null : <Dotted texts={texts} />
}
