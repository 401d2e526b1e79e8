import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Refusal } from '@server/domain/refusal'
import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { appUuid } from '../miniApps'
import { reserve } from '../places'
import { reserveCss } from './css'

/** What the build has made of `reserve.ts`; a server that runs from its sources finds the last build. */
const script = 'dist/mini/reserve.js'

/** The mini-app for spaces, at whatever host: registered is that of `places.appsOrigin`. */
export function serveMiniApps(
  app: Hono<{ Variables: Variables }>,
  { brands }: Dependencies['deployment'],
): void {
  app.get(reserve, (context) => {
    context.set('route', reserve)
    context.set('isFramedElsewhere', true)
    const port = /:\d+$/.exec(context.req.header('host') ?? '')?.[0] ?? ''
    const hosts = brands.map(({ host }) => `http://${host}${port}`).join(' ')
    const nonce = randomBytes(16).toString('base64')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src ${hosts}; base-uri 'none'; form-action 'none'; frame-ancestors ${hosts}`,
    )
    context.header('cache-control', 'no-store')
    return context.html(`<!doctype html>
<html lang="en" data-app-uuid="${appUuid('Reserve Space')}" data-hosts="${escapeHtml(hosts)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reserve a space</title>
<style nonce="${nonce}">${reserveCss}</style>
<script type="module" src="${reserve}.js"></script>
</head>
<body><main></main></body>
</html>
`)
  })
  app.get(`${reserve}.js`, async (context) => {
    context.set('route', `${reserve}.js`)
    context.header('content-type', 'text/javascript; charset=utf-8')
    context.header('cache-control', 'no-cache')
    const text = await readFile(script, 'utf8').catch(() => {
      throw new Refusal('unavailable', { detail: 'npm run build makes the mini-app.' })
    })
    return context.body(text)
  })
}
