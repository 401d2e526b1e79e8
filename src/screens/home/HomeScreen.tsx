import type { Building } from '@contract/buildings'
import { buildingOf } from '@machines/building/selectors'
import { wishedLocale } from '@machines/language/machine'
import { useScreens } from '@screens/app/ScreensContext'
import { useDiscoverMode } from '@screens/app/useDiscoverMode'
import { useShared } from '@screens/app/useShared'
import { useActorRef } from '@xstate/react'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/** The home of the building that the user is in; until it is known, the shape of one. */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  const mode = useDiscoverMode(building?.uuid ?? '')
  // Another mode is another visit, as the shell sees to it for another building or language.
  return building === null ? <HomeLoading /> : <Visit key={mode} building={building} />
}

function Visit({ building }: { building: Building }) {
  const lang = useShared('language', wishedLocale)
  const mode = useDiscoverMode(building.uuid)
  const input = { buildingUuid: building.uuid, lang, mode }
  return <HomeOfBuilding home={useActorRef(useScreens().home, { input })} building={building} />
}
