import type { BrowserDeployment } from '@contract/deployment'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { pageFarm } from '../storage/stored'

/**
 * Returns a developer's farm if one is selected, the dedicated API host for hosts with a listed
 * fragment, and our own `/api` otherwise.
 */
export function apiUrlOf(
  host: string,
  deployment: BrowserDeployment,
  farm = isDeveloperBuild ? pageFarm : null,
): string {
  // The farm takes precedence: all calls of a page go to one server.
  if (farm !== null && deployment.developer !== undefined) return farm.url
  const dedicated = deployment.apiHosts.find(({ fragment }) => host.includes(fragment))
  return dedicated === undefined ? '/api' : dedicated.origin
}
