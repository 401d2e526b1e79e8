import { useLingui } from '@lingui/react/macro'
import type { Control } from '@machines/suites/setpoint/control'
import { routerLink } from '@shared/routerLink'
import * as indicator from '@ui/tabIndicator/tabIndicator.css'
import { useTabIndicator } from '@ui/tabIndicator/useTabIndicator'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Thermometer from 'lucide-react/icons/thermometer'
import { Fragment } from 'react'
import * as css from './suites.css'
import { useControlLabels } from './useControlLabels'
import { useSmartPath } from './useSmartPath'

const icons = { lighting: Lightbulb, temperature: Thermometer }

/** Tabs for the suite's controls, each with its own address. */
export function ControlKinds({
  controls,
  shown,
}: {
  controls: readonly Control[]
  shown: Control
}) {
  const { t } = useLingui()
  const { controlOf, suiteId } = useSmartPath()
  const bar = useTabIndicator<HTMLDivElement>(shown)
  const labels = useControlLabels()
  return (
    <nav aria-label={t`What to adjust`} className={css.kinds}>
      <div ref={bar} className={indicator.bar}>
        {controls.map((control) => {
          const Icon = icons[control]
          return (
            <Fragment key={control}>
              {routerLink({
                href: `${controlOf(suiteId)}/${control}`,
                className: indicator.entry,
                ...(control === shown && { 'aria-current': 'page' as const }),
                children: (
                  <>
                    <Icon size={20} aria-hidden="true" />
                    {labels[control]}
                  </>
                ),
              })}
            </Fragment>
          )
        })}
        <span aria-hidden="true" className={indicator.mark} />
      </div>
    </nav>
  )
}
