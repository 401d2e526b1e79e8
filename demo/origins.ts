import type { HttpBindings } from '@hono/node-server'
import { requestedHostHeader } from '@server/adapters/openid/discovery'
import type { Dependencies } from '@server/http/dependencies'
import { publicOrigin } from '@server/http/publicOrigin'
import type { Variables } from '@server/http/variables'
import { ownProviderOrigin } from '@server/services/auth/sso/providers'
import type { Context } from 'hono'

export type DemoEnv = { Variables: Variables; Bindings: HttpBindings }

/** The origin of the demo's providers as the caller sees it. The caller is a browser or our own server. */
export async function providerOrigin(
  context: Context,
  dependencies: Dependencies,
): Promise<string> {
  const requestedHost = context.req.header(requestedHostHeader)
  const host =
    requestedHost !== undefined && URL.canParse(requestedHost)
      ? new URL(requestedHost).host
      : context.req.header('host')
  return ownProviderOrigin(await publicOrigin(dependencies, host))
}

/** The origins of the app, one for each brand, if its providers are at `origin`. */
export function appOrigins(origin: string, { brands }: Dependencies['deployment']): string[] {
  const { protocol, port } = new URL(origin)
  const hosts = brands.map(({ host }) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`)
  return [...new Set([origin, ...hosts])]
}
