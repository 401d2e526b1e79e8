import type { Capability } from '@contract/operate/roles'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'

export type BuildingPlace = { href: string; label: string; takes: Capability }
export type BuildingPlaces = { id: string; title: string; places: readonly BuildingPlace[] }

/** The places of a building that the operator's roles open: daily work stands before the setup. */
export function useBuildingPlaces(building: string): BuildingPlaces[] {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const place = (takes: Capability, href: string, label: string) => ({ takes, href, label })
  const inList = (path: string) => `${path}?building=${building}`
  const groups = [
    {
      id: 'today',
      title: t`Today`,
      places: [
        place('buildings.read', paths.building(building), t`Overview`),
        place('bookings.read', paths.calendar(building), t`Calendar`),
        place('bookings.read', paths.bookings(building), t`Bookings`),
        place('requests.read', paths.requests(building), t`Requests`),
        place('visitors.read', `${paths.visitors(building)}?period=today`, t`Visitors`),
        place('visitors.read', paths.inside(building), t`In the building now`),
        place('buildings.read', paths.weeks(building), t`Use of the last weeks`),
      ],
    },
    {
      id: 'people',
      title: t`Who is here`,
      places: [
        place('people.read', inList(paths.people), t`People`),
        place('companies.read', inList(paths.companies), t`Companies`),
      ],
    },
    {
      id: 'shown',
      title: t`What it shows`,
      places: [
        place('content.read', paths.contents(building), t`Events, deals and posts`),
        place('buildings.read', paths.utilities(building), t`Utilities`),
        place('buildings.read', paths.amenityCategories(building), t`Amenities`),
        place('buildings.read', paths.resources(building), t`Resources`),
        place('buildings.read', paths.floors(building), t`Light and climate`),
        place('buildings.read', paths.miniApps(building), t`Mini-apps`),
      ],
    },
    {
      id: 'setup',
      title: t`Setup`,
      places: [
        place('buildings.read', paths.buildingSettings(building), t`Building details`),
        place('buildings.read', paths.kiosks(building), t`Kiosks`),
        place('audit.read', inList(paths.audit), t`Changes`),
      ],
    },
  ]
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ takes }) => mayAnywhere(operator, takes)),
    }))
    .filter(({ places }) => places.length > 0)
}

/** The place that a path belongs to: the one with the longest address that the path begins with. */
export function placeOf(
  path: string,
  groups: readonly BuildingPlaces[],
): BuildingPlace | undefined {
  return groups
    .flatMap(({ places }) => places)
    .filter(({ href }) => isWithin(path, href.split('?')[0] ?? ''))
    .toSorted((a, b) => b.href.length - a.href.length)[0]
}

/** Whether a path is another one or lies below it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(place === '/' ? '//' : `${place}/`)
