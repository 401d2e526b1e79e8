import { fetchCode } from '@shared/missingCode'
import type { Screen } from '@shared/pages/definePage'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The view of a route. Without its code the page says so (`UnreachablePage`). */
export const screenView = (screen: Screen): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => fetchCode(async () => ({ default: await screen() })))
