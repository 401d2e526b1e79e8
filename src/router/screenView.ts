import { fetchCode } from '@shared/missingCode'
import type { Screen } from '@shared/pages/definePage'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The view of a route. If its code cannot be loaded, `UnreachablePage` shows the error. */
export const screenView = (screen: Screen): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => fetchCode(async () => ({ default: await screen() })))
