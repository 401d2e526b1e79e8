import type { Deployment } from '@contract/deployment'

/**
 * Where identity providers may be when users sign in. A trial, which browsers reach by plain HTTP, has its providers
 * beside it.
 */
export function providerReach({ server }: Pick<Deployment, 'server'>): {
  allowHttp: boolean
  allowPrivate: boolean
} {
  const allowHttp = server.publicScheme === 'http'
  return { allowHttp, allowPrivate: allowHttp || server.privateIdentityProviders }
}
