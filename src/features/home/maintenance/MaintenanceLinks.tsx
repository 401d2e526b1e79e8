import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { usePage } from '@shared/pages/usePage'
import { useShared } from '@shared/useShared'
import { Utilities } from '../utilities/Utilities'

/** What can be used of the building while the rest is worked on. */
export function MaintenanceLinks() {
  const building = useShared('building', buildingOf)
  const utilities = usePage(utilitiesLogic)
  if (building === null || utilities === undefined) return null
  return <Utilities utilities={utilities} building={building} />
}
