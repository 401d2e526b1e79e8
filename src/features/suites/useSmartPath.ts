import { hrefTo } from '@shared/hrefTo'
import { useMatches, useRouterState } from '@tanstack/react-router'
import { controlPath, floorsPath, suitesPath } from './paths'

type Params = { buildingUuid?: string; floorId?: string; suiteId?: string; controlType?: string }

/** The current floor and suite with their addresses; in a web view, the addresses of web views. */
export function useSmartPath() {
  // Each screen has several routes, so the parameters come from the current one.
  const params: Params | undefined = useMatches({ select: (matches) => matches.at(-1)?.params })
  const { buildingUuid = '', floorId = '', suiteId = '', controlType } = params ?? {}
  const isWebView = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/webview/'),
  })
  const floors = hrefTo(isWebView ? `/webview${floorsPath}` : floorsPath, { buildingUuid })
  const suitesOf = (floor: string) =>
    hrefTo(isWebView ? `/webview${suitesPath}` : suitesPath, { buildingUuid, floorId: floor })
  const control = isWebView ? (`/webview${controlPath}` as const) : controlPath
  const controlOf = (suite: string) => hrefTo(control, { buildingUuid, floorId, suiteId: suite })
  return {
    floors,
    suitesOf,
    controlOf,
    /** The page of the suite, without the control that the address names. */
    suite: { to: control, params: { buildingUuid, floorId, suiteId } },
    floorId,
    suiteId,
    controlType,
    isWebView,
  }
}
