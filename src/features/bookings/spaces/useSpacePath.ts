import { hrefTo } from '@shared/hrefTo'
import { useMatches, useRouterState } from '@tanstack/react-router'
import { spacePath, spacesPath } from './spacesAddress'

type Params = { buildingUuid?: string; resourceUuid?: string }

/** The addresses of the spaces and of the current one; in a web view, those of web views. */
export function useSpacePath() {
  // Each screen has two routes, so the parameters come from the current one.
  const params: Params | undefined = useMatches({ select: (matches) => matches.at(-1)?.params })
  const { buildingUuid = '', resourceUuid = '' } = params ?? {}
  const isWebView = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/webview/'),
  })
  const to = isWebView ? (`/webview${spacePath}` as const) : spacePath
  return {
    spaces: hrefTo(isWebView ? `/webview${spacesPath}` : spacesPath, { buildingUuid }),
    spaceOf: (uuid: string) => hrefTo(to, { buildingUuid, resourceUuid: uuid }),
    /** The current space, for the router's `Link`. */
    space: { to, params: { buildingUuid, resourceUuid } },
    isWebView,
  }
}
