import type { Suite } from '@contract/smartBuilding'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control } from '@machines/suites/setpoint/control'
import { isAvailable } from '@machines/suites/setpoint/control'
import type { SuiteActor } from '@machines/suites/suite/machine'
import { lightingOf, temperatureOf } from '@machines/suites/suite/selectors'
import { useSelector } from '@shared/useSelector'
import { PageHeading } from '@ui/heading/PageHeading'
import { Notice } from '@ui/notice/Notice'
import { EmptyState } from '@ui/states/EmptyState'
import { pageTitle } from '@ui/theme/typography.css'
import PlugZap from 'lucide-react/icons/plug-zap'
import { ControlKinds } from './ControlKinds'
import { Lighting } from './Lighting'
import { SuiteFacts } from './SuiteFacts'
import { SupportButton } from './SupportButton'
import * as css from './suites.css'
import { Thermostat } from './Thermostat'

type Props = {
  actor: SuiteActor
  suite: Suite
  controls: readonly Control[]
  /** The control that is shown; null if the suite has none. */
  shown: Control | null
}

/** A loaded suite: its reported values as text, and one control. */
export function SuiteControl({ actor, suite, controls, shown }: Props) {
  const { t } = useLingui()
  const lighting = useSelector(actor, lightingOf)
  const temperature = useSelector(actor, temperatureOf)
  return (
    <div className={css.columns}>
      <div className={css.textBlock}>
        <header className={css.head}>
          <PageHeading className={pageTitle}>{suite.navName}</PageHeading>
        </header>
        {!isAvailable(suite) && (
          <Notice
            tone="warning"
            live
            title={t`This suite is offline`}
            action={<SupportButton about={suite.navName} />}
          >
            <Trans>
              We can’t reach it right now. You’re seeing its last reading, and you can adjust it
              once it’s back.
            </Trans>
          </Notice>
        )}
        {controls.length > 1 && shown !== null && (
          <ControlKinds controls={controls} shown={shown} />
        )}
      </div>
      {shown === 'lighting' && lighting && <Lighting setpoint={lighting} suite={suite} />}
      {shown === 'temperature' && temperature && (
        <Thermostat setpoint={temperature} suite={suite} />
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
    </div>
  )
}
