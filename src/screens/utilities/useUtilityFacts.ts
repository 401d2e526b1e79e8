import type { Building } from '@contract/buildings'
import { isKiosk } from '@machines/kiosk/machine'
import type { UtilityFacts } from '@rules/utilities/visibleUtilities'
import { useAppServices } from '@screens/app/AppContext'
import { useFeatures } from '@screens/app/useFeatures'
import { useShared } from '@screens/app/useShared'

/** What decides how the utilities of a building are offered to whoever is here. */
export function useUtilityFacts(building: Building): UtilityFacts {
  const { deployment } = useAppServices()
  const kiosk = useShared('kiosk', isKiosk)
  const features = useFeatures()
  return {
    rules: deployment.utilities,
    buildingUuid: building.uuid,
    isEmergencyFlagOn: features.emergency,
    hasSmartBuilding: features.smartBuilding,
    opensFrames: features.framedUtilities,
    isRestricted: kiosk || features.maintenance || building.is_guest === true,
  }
}
