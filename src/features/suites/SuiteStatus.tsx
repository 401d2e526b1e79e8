import type { Suite } from '@contract/smartBuilding'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Control, isAvailable } from '@machines/suites/setpoint/control'
import { Notice } from '@ui/notice/Notice'
import { ControlKinds } from './ControlKinds'
import { SupportButton } from './SupportButton'

type Props = {
  suite: Suite
  controls: readonly Control[]
  /** The control that is shown; null if the suite has none. */
  shown: Control | null
}

/** What is below the title of a suite: that it is offline, and the choice between its controls. */
export function SuiteStatus({ suite, controls, shown }: Props) {
  const { t } = useLingui()
  return (
    <>
      {!isAvailable(suite) && (
        <Notice
          tone="warning"
          live
          title={t`This suite is offline`}
          action={<SupportButton about={suite.navName} />}
        >
          <Trans>
            We can’t reach it right now. You’re seeing its last reading, and you can adjust it once
            it’s back.
          </Trans>
        </Notice>
      )}
      {controls.length > 1 && shown !== null && <ControlKinds controls={controls} shown={shown} />}
    </>
  )
}
