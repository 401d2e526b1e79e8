import { useLingui } from '@lingui/react/macro'
import { depart } from '@machines/account/unsavedChanges/depart'
import { buildingOf, buildingsOf, isSwitching } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Menu } from '@ui/menu/Menu'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import * as css from './BuildingSwitcher.css'

/** The current building; if the user has several, it opens the list of the others. */
export function BuildingSwitcher() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const building = useShared('building', buildingOf)
  const buildings = useShared('building', buildingsOf)
  const switching = useShared('building', isSwitching)
  const { buildingSwitcher: isOn } = useFeatures()
  if (building === null) return null
  if (buildings.length < 2 || !isOn) return <span className={css.name}>{building.name}</span>
  return (
    <div className={css.switcher}>
      <Menu
        label={t`Change building`}
        renderTrigger={(props) => (
          <Button
            variant="ghost"
            busy={switching}
            busyLabel={t`Changing building`}
            iconAfter={<ChevronsUpDown size={16} aria-hidden="true" />}
            aria-label={t`Change building, currently ${building.name}`}
            {...props}
          >
            <span className={css.name}>{building.name}</span>
          </Button>
        )}
        items={buildings.map(({ uuid, name }) => ({
          id: uuid,
          label: name,
          checked: uuid === building.uuid,
          onSelect: () => depart(system, { kind: 'building', uuid }),
        }))}
      />
    </div>
  )
}
