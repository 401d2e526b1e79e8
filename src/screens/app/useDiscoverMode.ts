import { type DiscoverMode, discoverMode } from '@machines/content/discoverMode'
import { useAppServices } from './AppContext'
import { useFlag } from './useShared'

/** How the contents of a building are found and addressed (C1). */
export function useDiscoverMode(buildingUuid: string): DiscoverMode {
  const { deployment } = useAppServices()
  const isFlagOn = useFlag('show-content-v-2')
  const host = window.location.hostname
  return discoverMode(deployment.newDiscover, { buildingUuid, host, isFlagOn })
}
