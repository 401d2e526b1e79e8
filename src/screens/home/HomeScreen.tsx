import { buildingOf } from '@machines/building/selectors'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/** The home of the building that the user is in; until it is known, the shape of one. */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  const home = usePage('home')
  if (building === null || home === undefined) return <HomeLoading />
  // Another building is another home: nothing that was found out of the old one is used for it.
  return <HomeOfBuilding key={home.sessionId} home={home} building={building} />
}
