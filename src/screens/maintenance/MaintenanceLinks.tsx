import type { Building } from '@contract/buildings'
import { buildingOf } from '@machines/building/selectors'
import { wishedLocale } from '@machines/language/machine'
import { useScreens } from '@screens/app/ScreensContext'
import { useShared } from '@screens/app/useShared'
import { Utilities } from '@screens/utilities/Utilities'
import { useActorRef } from '@xstate/react'

/** What can be used of the building while the rest is worked on. */
export function MaintenanceLinks() {
  const building = useShared('building', buildingOf)
  const lang = useShared('language', wishedLocale)
  if (building === null) return null
  return <Links building={building} lang={lang} />
}

function Links({ building, lang }: { building: Building; lang: string }) {
  const { uuid: buildingUuid } = building
  const utilities = useActorRef(useScreens().utilities, { input: { buildingUuid, lang } })
  return <Utilities utilities={utilities} building={building} />
}
