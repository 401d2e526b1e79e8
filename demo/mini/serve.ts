import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deployment } from '@contract/deployment'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import type { Hono } from 'hono'
import { hostsAt } from '../appHosts'
import { appUuid } from '../miniApps'
import { reserve, visitors } from '../places'
import { miniCss } from './css'

type MiniApp = { path: string; script: string; name: string; title: string }

/**
 * `script` is the built file in `dist/mini`; a server that runs from its sources uses the last
 * build.
 */
const apps: MiniApp[] = [
  { path: reserve, script: 'reserve', name: 'Reserve Space', title: 'Reserve a space' },
  { path: visitors, script: 'visitors', name: 'Visitor Registration', title: 'Visitors' },
]

/** The demo's own mini-apps, at any host; the registered one is `places.appsOrigin`. */
export function serveMiniApps(app: Hono<{ Variables: Variables }>, deployment: Deployment): void {
  for (const each of apps) serveMiniApp(app, deployment, each)
}

function serveMiniApp(
  app: Hono<{ Variables: Variables }>,
  deployment: Deployment,
  { path, script, name, title }: MiniApp,
): void {
  app.get(path, (context) => {
    context.set('route', path)
    context.set('isFramedElsewhere', true)
    const hosts = hostsAt(deployment, context.req.header('host')).join(' ')
    const nonce = randomBytes(16).toString('base64')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src ${hosts}; img-src ${hosts}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${hosts}`,
    )
    context.header('cache-control', 'no-store')
    return context.html(`<!doctype html>
<html lang="en" data-app-uuid="${appUuid(name)}" data-hosts="${escapeHtml(hosts)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${miniCss}</style>
<script type="module" src="${path}.js"></script>
</head>
<body><main></main></body>
</html>
`)
  })
  app.get(`${path}.js`, async (context) => {
    context.set('route', `${path}.js`)
    context.header('content-type', 'text/javascript; charset=utf-8')
    context.header('cache-control', 'no-cache')
    const text = await readFile(`dist/mini/${script}.js`, 'utf8').catch(() => {
      throw new Refusal('unavailable', { detail: 'Run npm run build to create the mini-app.' })
    })
    return context.body(text)
  })
}
