import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import * as css from './BuildingNav.css'
import { placeOf, useBuildingPlaces } from './buildingPlaces'
import { ConsoleLink } from './ConsoleLink'
import { pathBelow } from './currentBuilding'

type Props = { building: { uuid: string; name: string | null } }

/** The places of a building, as a column beside its pages; small screens have them in `PlacesMenu`. */
export function BuildingNav({ building: { uuid, name } }: Props) {
  const { t } = useLingui()
  const groups = useBuildingPlaces(uuid)
  const path = useLocation({ select: pathBelow })
  const current = placeOf(path, groups)
  const label = name ?? t`Building`
  return (
    <nav aria-label={label} className={css.column}>
      <p className={css.name} aria-hidden="true">
        {label}
      </p>
      {groups.map(({ id, title, places }) => (
        <div key={id} className={css.group}>
          <p className={css.title} aria-hidden="true">
            {title}
          </p>
          <ul aria-label={title} className={css.places}>
            {places.map(({ href, label: place }) => (
              <li key={href}>
                <ConsoleLink
                  href={href}
                  className={css.place}
                  aria-current={href === current?.href ? 'page' : undefined}
                >
                  {place}
                </ConsoleLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
