import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { Menu } from '@ui/menu/Menu'
import type { MenuEntry } from '@ui/menu/MenuEntry'
import MenuIcon from 'lucide-react/icons/menu'
import { type BuildingPlaces, placeOf, useBuildingPlaces } from './buildingPlaces'
import { consoleLink } from './ConsoleLink'
import { pathBelow, useCurrentBuilding } from './currentBuilding'
import * as css from './shell.css'
import { type Place, usePlaces } from './usePlaces'

/** All places of the console in one menu, for small screens: first those of the building that is shown. */
export function PlacesMenu() {
  const { t } = useLingui()
  const building = useCurrentBuilding()
  const groups = useBuildingPlaces(building?.uuid ?? '')
  const shown = building === null ? [] : groups
  const places = usePlaces()
  const path = useLocation({ select: pathBelow })
  const current = placeOf(path, shown)?.label ?? places.find(({ isCurrent }) => isCurrent)?.label
  return (
    <div className={css.placesMenu}>
      <Menu
        label={t`Console`}
        align="start"
        renderLink={consoleLink}
        items={[...buildingEntries(path, shown), ...placeEntries(places, shown.length > 0)]}
        renderTrigger={(props) => (
          <Button {...props} variant="secondary" icon={<MenuIcon size={20} aria-hidden="true" />}>
            <span className={css.current}>
              {[building?.name, current].filter(Boolean).join(' · ') || t`Menu`}
            </span>
          </Button>
        )}
      />
    </div>
  )
}

function buildingEntries(path: string, groups: readonly BuildingPlaces[]): MenuEntry[] {
  const current = placeOf(path, groups)
  return groups.flatMap(({ places }) => [
    ...places.map(({ href, label }) => ({
      id: href,
      label,
      href,
      checked: href === current?.href,
    })),
    'separator' as const,
  ])
}

const placeEntries = (places: readonly Place[], isInBuilding: boolean): MenuEntry[] =>
  places.map(({ href, label, Icon, isCurrent }) => ({
    id: href,
    label,
    href,
    icon: <Icon size={20} aria-hidden="true" />,
    checked: isCurrent && !isInBuilding,
  }))
