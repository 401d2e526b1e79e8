import { buildingOf } from '@machines/building/selectors'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { Utilities } from '@screens/utilities/Utilities'

/** What can be used of the building while the rest is worked on. */
export function MaintenanceLinks() {
  const building = useShared('building', buildingOf)
  const utilities = usePage('maintenance')
  if (building === null || utilities === undefined) return null
  return <Utilities utilities={utilities} building={building} />
}
