import { type DiscoverMode, discoverMode } from '@machines/content/discoverMode'
import { useAppServices } from './AppContext'
import { useFeatures } from './useFeatures'

/** How the contents of a building are found and addressed (C1). */
export function useDiscoverMode(buildingUuid: string): DiscoverMode {
  const { deployment } = useAppServices()
  const { newerDiscover: isFlagOn } = useFeatures()
  const host = window.location.hostname
  return discoverMode(deployment.newDiscover, { buildingUuid, host, isFlagOn })
}
