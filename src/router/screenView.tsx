import { finishPage } from '@shared/hydration/hydration'
import { fetchCode } from '@shared/missingCode'
import type { Screen } from '@shared/pages/definePage'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, useLayoutEffect } from 'react'

/** The view of a route. If its code cannot be loaded, `UnreachablePage` shows the error. */
export const screenView = (screen: Screen): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => fetchCode(async () => ({ default: reporting(await screen()) })))

/** Reports when the view is hydrated: the router itself has boundaries around it. */
const reporting = (View: ComponentType) =>
  function ScreenView() {
    useLayoutEffect(finishPage, [])
    return <View />
  }
