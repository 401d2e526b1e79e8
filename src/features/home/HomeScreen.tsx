import { homeLogic } from '@features/home/home.page'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { usePage } from '@shared/pages/usePage'
import { useShared } from '@shared/useShared'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/** The home of the building that the user is in; until it is known, the shape of one. */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  const home = usePage(homeLogic)
  if (building === null || home === undefined) return <HomeLoading />
  // Another building is another home: nothing that was found out of the old one is used for it.
  return <HomeOfBuilding key={home.sessionId} home={home} building={building} />
}
