import { type Area, type AreaName, loadArea } from '@areas/areas'
import { fetchCode } from '@screens/app/missingCode'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The names of the views that an area exports. */
type Views<Name extends AreaName> = {
  [Key in keyof Area<Name>]: Area<Name>[Key] extends React.ComponentType ? Key : never
}[keyof Area<Name>] &
  string

/** The view of a route, from its area. Without its code the page says so (`UnreachablePage`). */
export function areaPage<Name extends AreaName>(
  area: Name,
  view: Views<Name>,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(
    () => fetchCode(async () => (await loadArea(area)) as Record<string, React.ComponentType>),
    view,
  )
}
