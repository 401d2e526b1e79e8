import type { AreaName } from '@areas/areas'
import { loadArea } from '@areas/areas'
import { fetchCode } from '@screens/app/missingCode'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

type Views<Name extends AreaName> = {
  [Key in keyof Awaited<ReturnType<typeof loadArea<Name>>>]: Awaited<
    ReturnType<typeof loadArea<Name>>
  >[Key] extends React.ComponentType
    ? Key
    : never
}[keyof Awaited<ReturnType<typeof loadArea<Name>>>] &
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
