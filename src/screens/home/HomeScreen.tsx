import type { Building } from '@contract/buildings'
import { buildingOf } from '@machines/building/selectors'
import { wishedLocale } from '@machines/language/machine'
import { useScreens } from '@screens/app/ScreensContext'
import { useDiscoverMode } from '@screens/app/useDiscoverMode'
import { useShared } from '@screens/app/useShared'
import { useKeptActor } from '@screens/app/visit'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/** The home of the building that the user is in; until it is known, the shape of one. */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  const mode = useDiscoverMode(building?.uuid ?? '')
  // Another mode is another visit, as the shell sees to it for another building or language.
  return building === null ? <HomeLoading /> : <HomeVisit key={mode} building={building} />
}

function HomeVisit({ building }: { building: Building }) {
  const lang = useShared('language', wishedLocale)
  const mode = useDiscoverMode(building.uuid)
  const input = { buildingUuid: building.uuid, lang, mode }
  const home = useKeptActor(`home ${mode}`, useScreens().home, input, (actor) =>
    actor.send({ type: 'home.returned' }),
  )
  return <HomeOfBuilding home={home.actor} isReturn={home.wasKept} building={building} />
}
