import type { Deployment } from '@contract/deployment'
import { Refusal } from './refusal'

const host = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/i

/** Where browsers reach this server: by the deployment's scheme, at the host (and port) they asked for. */
export function publicOrigin(
  { server }: Pick<Deployment, 'server'>,
  hostHeader: string | undefined,
): string {
  if (hostHeader === undefined || !host.test(hostHeader)) throw new Refusal('invalid_request')
  return new URL(`${server.publicScheme}://${hostHeader}`).origin
}
