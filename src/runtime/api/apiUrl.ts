import type { BrowserDeployment } from '@contract/deployment'

/** Hosts with a listed fragment use their dedicated API host, all others our own `/api`. */
export function apiUrlOf(host: string, deployment: BrowserDeployment): string {
  const dedicated = deployment.apiHosts.find(({ fragment }) => host.includes(fragment))
  return dedicated === undefined ? '/api' : dedicated.origin
}
