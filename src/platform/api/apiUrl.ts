import type { BrowserDeployment } from '@contract/deployment'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { pageFarm } from '../storage/stored'

/** A developer's farm where one is chosen. Hosts with a listed fragment use their dedicated API host, all others our own `/api`. */
export function apiUrlOf(
  host: string,
  deployment: BrowserDeployment,
  farm = isDeveloperBuild ? pageFarm : null,
): string {
  // Before all else: a page speaks with one server.
  if (farm !== null && deployment.developer !== undefined) return farm.url
  const dedicated = deployment.apiHosts.find(({ fragment }) => host.includes(fragment))
  return dedicated === undefined ? '/api' : dedicated.origin
}
