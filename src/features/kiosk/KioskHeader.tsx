import * as css from '@features/platform/shell/Shell.css'
import { Trans } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { blockTitle } from '@ui/theme/typography.css'

/** The header in kiosk mode: the building, and the exit button if the flag allows it. `KioskBar` has the rest. */
export function KioskHeader() {
  const { system } = useAppServices()
  const building = useShared('building', buildingOf)
  const { leavingKiosk: canLeave } = useFeatures()
  return (
    <header className={css.header}>
      <span className={blockTitle}>{building?.name}</span>
      <span className={css.spring} />
      {canLeave && (
        <Button variant="ghost" onClick={() => system.kiosk.send({ type: 'kiosk.left' })}>
          <Trans>Leave kiosk mode</Trans>
        </Button>
      )}
    </header>
  )
}
