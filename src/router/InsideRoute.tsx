import { ScreensContext } from '@screens/app/ScreensContext'
import { Shell } from '@screens/shell/Shell'
import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/inside')

/** The shell, with the machines that its screens may start. */
export function InsideRoute() {
  return (
    <ScreensContext value={route.useLoaderData()}>
      <Shell />
    </ScreensContext>
  )
}
