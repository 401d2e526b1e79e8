import { loadArea } from '@areas/areas'
import { fetchCode } from '@shared/missingCode'
import type { Area } from '@shared/pages/definePage'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The view of a route, from its area. Without its code the page says so (`UnreachablePage`). */
export function areaPage(area: Area, view: string): AsyncRouteComponent<object> {
  return lazyRouteComponent(
    () => fetchCode(async () => (await loadArea(area)) as Record<string, React.ComponentType>),
    view,
  )
}
