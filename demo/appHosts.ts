import type { Deployment } from '@contract/deployment'

/** The origins of the app, one for each brand, at the port of the request. */
export function hostsAt({ brands }: Deployment, hostHeader: string | undefined): string[] {
  const port = /:\d+$/.exec(hostHeader ?? '')?.[0] ?? ''
  return brands.map(({ host }) => `http://${host}${port}`)
}
