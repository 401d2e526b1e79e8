import type { Dependencies } from '@server/http/dependencies'
import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { oidcPages } from './oidc/serve'
import { samlPages } from './saml/serve'

/** The identity providers that the demo's domains sign in with. */
export function serveIdentityProviders(
  app: Hono<{ Variables: Variables }>,
  dependencies: Dependencies,
): void {
  app.route('/', oidcPages(dependencies))
  app.route('/', samlPages(dependencies))
}
