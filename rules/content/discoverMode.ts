import type { BrowserDeployment } from '@contract/deployment'

/** Older: categories come with their contents. Newer: categories first, then each one's contents. */
export type DiscoverMode = 'older' | 'newer'

/** The newer mode is forced by host, by building, or by the flag. */
export function discoverMode(
  rules: BrowserDeployment['newDiscover'],
  facts: { host: string; buildingUuid: string; isFlagOn: boolean },
): DiscoverMode {
  const isNewer =
    facts.isFlagOn ||
    rules.hosts.includes(facts.host) ||
    rules.buildings.includes(facts.buildingUuid)
  return isNewer ? 'newer' : 'older'
}
