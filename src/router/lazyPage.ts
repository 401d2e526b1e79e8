import { fetchCode } from '@screens/app/missingCode'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The view of a route, fetched when it is opened. Without its code the page says so (`UnreachablePage`). */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, React.ComponentType>>,
  name: Name,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(() => fetchCode(load), name)
}
