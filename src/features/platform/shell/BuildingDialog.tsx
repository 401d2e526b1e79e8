import { Trans, useLingui } from '@lingui/react/macro'
import { depart } from '@machines/account/unsavedChanges/depart'
import { buildingOf, buildingsOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Dialog } from '@ui/dialog/Dialog'
import { useState } from 'react'
import * as css from './BuildingSwitcher.css'

/** The user's buildings; selecting another one opens it. */
export function BuildingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  const building = useShared('building', buildingOf)
  const buildings = useShared('building', buildingsOf)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? building?.uuid ?? null
  const go = () => {
    onClose()
    if (chosen !== null) depart(system, { kind: 'building', uuid: chosen })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Change building`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="primary" disabled={chosen === building?.uuid} onClick={go}>
            <Trans>Change building</Trans>
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        <ChoiceList
          label={t`Your buildings`}
          name="building"
          value={chosen}
          onChange={setPicked}
          choices={buildings.map(({ uuid, name, address_1, locality }) => ({
            value: uuid,
            title: name,
            detail: [address_1, locality].filter(Boolean).join(', '),
          }))}
        />
      </div>
    </Dialog>
  )
}
