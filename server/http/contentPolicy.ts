import type { Deployment } from '@contract/deployment'
import { cardOrigins } from '@rules/cards/origins'
import { isDeveloperBuild } from '@rules/platform/developerBuild'

/** The content security policy of a page whose own scripts and styles have this nonce. */
export function contentPolicy(deployment: Deployment, nonce: string): string {
  const apis = deployment.browser.apiHosts.map(({ origin }) => origin)
  const images = deployment.server.imageOrigins
  const { cdnUrl } = deployment.browser
  const cdn = cdnUrl === '' ? [] : [new URL(cdnUrl).origin]
  const frames = deployment.browser.frameOrigins
  const cards = cardOrigins(deployment.browser)
  // Analytics scripts are added to the page only after consent; the policy cannot change later.
  const scripts = deployment.browser.measuring?.scripts ?? []
  const measuring = [...new Set(scripts.map(({ src }) => new URL(src).origin))]
  const { errorReporting } = deployment.browser
  const reports = errorReporting === undefined ? [] : [new URL(errorReporting.dsn).origin]
  // A farm can be anywhere: the developer enters its address.
  const farms = isDeveloperBuild && deployment.browser.developer ? ['https:', 'http:'] : []
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...cards.scripts, ...measuring].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images, ...cdn].join(' '),
    // The app fetches a page before showing it in a frame, to detect pages that fail to load.
    ['connect-src', "'self'", ...apis, ...frames, ...measuring, ...reports, ...farms].join(' '),
    ['frame-src', "'self'", ...frames, ...cards.frames].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
