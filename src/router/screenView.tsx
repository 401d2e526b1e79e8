import type { AnyPageLogic } from '@machines/platform/pages/logic'
import { finishPage } from '@shared/hydration/hydration'
import { fetchCode } from '@shared/missingCode'
import type { AnyPage, Screen } from '@shared/pages/definePage'
import { usePage } from '@shared/pages/usePage'
import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { type FunctionComponent, useLayoutEffect } from 'react'

/** The view of a route. If its code cannot be loaded, `UnreachablePage` shows the error. */
export const screenView = (screen: Screen): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => fetchCode(async () => ({ default: reporting(await screen()) })))

/** The view of a page, which receives the actor of the page's logic. */
export const pageView = (screen: NonNullable<AnyPage['screen']>, logic?: AnyPageLogic) =>
  screenView(async () => {
    const View = await screen()
    return function PageView() {
      return <View page={usePage(logic)} />
    }
  })

/** Reports when the view is hydrated: the router itself has boundaries around it. */
const reporting = (View: FunctionComponent) =>
  function ScreenView() {
    useLayoutEffect(finishPage, [])
    return <View />
  }
