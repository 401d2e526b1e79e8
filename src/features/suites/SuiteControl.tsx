import type { Suite } from '@contract/smartBuilding'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control } from '@machines/suites/setpoint/control'
import type { SuiteActor } from '@machines/suites/suite/machine'
import { lightingOf, temperatureOf } from '@machines/suites/suite/selectors'
import { useSelector } from '@shared/useSelector'
import { EmptyState } from '@ui/states/EmptyState'
import PlugZap from 'lucide-react/icons/plug-zap'
import { Lighting } from './Lighting'
import { Stage } from './Stage'
import { SuiteFacts } from './SuiteFacts'
import { SupportButton } from './SupportButton'
import * as css from './suites.css'
import { Thermostat } from './Thermostat'

type Props = {
  actor: SuiteActor
  suite: Suite
  /** The control that is shown; null if the suite has none. */
  shown: Control | null
}

/** One control of a loaded suite, and its reported values as text. */
export function SuiteControl({ actor, suite, shown }: Props) {
  const { t } = useLingui()
  const lighting = useSelector(actor, lightingOf)
  const temperature = useSelector(actor, temperatureOf)
  return (
    <>
      {shown !== null && (
        <Stage control={shown}>
          {shown === 'lighting' && lighting && <Lighting setpoint={lighting} suite={suite} />}
          {shown === 'temperature' && temperature && (
            <Thermostat setpoint={temperature} suite={suite} />
          )}
        </Stage>
      )}
      {shown === null && (
        <div className={css.empty}>
          <EmptyState
            icon={<PlugZap size={24} aria-hidden="true" />}
            title={t`Nothing to adjust here`}
            text={<Trans>There are no controls currently available in this suite.</Trans>}
            action={<SupportButton about={suite.navName} />}
          />
        </div>
      )}
      {shown !== null && <SuiteFacts suite={suite} />}
    </>
  )
}
