import { useParams, useRouterState } from '@tanstack/react-router'

type Params = { buildingUuid?: string; floorId?: string; suiteId?: string; controlType?: string }

/** Where one is below the smart building, and its addresses: those of a web view lead on in the web view. */
export function useSmartPath() {
  const {
    buildingUuid = '',
    floorId = '',
    suiteId = '',
    controlType,
  }: Params = useParams({
    strict: false,
  })
  const isWebView = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/webview/'),
  })
  const floors = `${isWebView ? '/webview' : ''}/building/${buildingUuid}/smart-building`
  const suitesOf = (floor: string) => `${floors}/floors/${encodeURIComponent(floor)}/suites`
  const controlOf = (suite: string) => `${suitesOf(floorId)}/${encodeURIComponent(suite)}/control`
  return { floors, suitesOf, controlOf, floorId, suiteId, controlType, isWebView }
}
