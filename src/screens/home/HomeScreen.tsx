import { buildingOf } from '@machines/building/selectors'
import type { HomeInput } from '@machines/home/machine'
import { wishedLocale } from '@machines/language/machine'
import { useScreens } from '@screens/app/ScreensContext'
import { useDiscoverMode } from '@screens/app/useDiscoverMode'
import { useShared } from '@screens/app/useShared'
import { useActorRef } from '@xstate/react'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/**
 * The home of the building that the user is in; until it is known, the shape of one. Another building,
 * another language or another mode is another visit: what was asked for the one before is never shown.
 */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  const lang = useShared('language', wishedLocale)
  const mode = useDiscoverMode(building?.uuid ?? '')
  if (building === null) return <HomeLoading />
  const { uuid: buildingUuid } = building
  return <Visit key={`${buildingUuid} ${lang} ${mode}`} input={{ buildingUuid, lang, mode }} />
}

function Visit({ input }: { input: HomeInput }) {
  const building = useShared('building', buildingOf)
  const home = useActorRef(useScreens().home, { input })
  return building === null ? <HomeLoading /> : <HomeOfBuilding home={home} building={building} />
}
