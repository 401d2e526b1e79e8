import { buildingOf } from '@machines/building/selectors'
import { isFlagOn } from '@machines/flags/machine'
import { discoverMode } from '@machines/home/discoverMode'
import { localeOf } from '@machines/language/machine'
import { useAppServices } from '@screens/app/AppContext'
import { useScreens } from '@screens/app/ScreensContext'
import { useShared } from '@screens/app/useShared'
import { useActorRef } from '@xstate/react'
import { HomeLoading } from './HomeLoading'
import { HomeOfBuilding } from './HomeOfBuilding'

/** The home of the building that the user is in; until it is known, the shape of one. */
export function HomeScreen() {
  const building = useShared('building', buildingOf)
  return building === null ? <HomeLoading /> : <Visit key={building.uuid} />
}

function Visit() {
  const { deployment } = useAppServices()
  const screens = useScreens()
  const building = useShared('building', buildingOf)
  const lang = useShared('language', localeOf)
  const isForced = useShared('flags', (snapshot) => isFlagOn(snapshot, 'show-content-v-2'))
  const buildingUuid = building?.uuid ?? ''
  const mode = discoverMode(deployment.newDiscover, {
    buildingUuid,
    host: window.location.hostname,
    isFlagOn: isForced,
  })
  const home = useActorRef(screens.home, { input: { buildingUuid, lang, mode } })
  return building === null ? <HomeLoading /> : <HomeOfBuilding home={home} building={building} />
}
