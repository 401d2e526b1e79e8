import { DetailsContext } from '@screens/app/DetailsContext'
import { getRouteApi, Outlet } from '@tanstack/react-router'

const route = getRouteApi('/inside/details')

/** The pages that home leads to, with the machines that they may start. */
export function DetailsRoute() {
  return (
    <DetailsContext value={route.useLoaderData()}>
      <Outlet />
    </DetailsContext>
  )
}
