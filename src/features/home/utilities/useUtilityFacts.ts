import type { Building } from '@contract/buildings'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import type { UtilityFacts } from '@rules/home/visibleUtilities'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'

/** What determines how the building's utilities are offered to this user. */
export function useUtilityFacts(building: Building): UtilityFacts {
  const { deployment } = useAppServices()
  const kiosk = useShared('kiosk', isKiosk)
  const features = useFeatures()
  return {
    rules: deployment.utilities,
    buildingUuid: building.uuid,
    isEmergencyFlagOn: features.emergency,
    hasSmartBuilding: features.smartBuilding,
    hasServiceRequests: features.serviceRequests,
    opensFrames: features.framedUtilities,
    isKiosk: kiosk,
    isRestricted: kiosk || features.maintenance || building.is_guest === true,
  }
}
