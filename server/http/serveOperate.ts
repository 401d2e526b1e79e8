import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, preferredLocale, tagOf } from '@contract/locales'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { bareBoot } from './boot'
import { contentPolicy } from './contentPolicy'
import type { Dependencies } from './dependencies'
import { inlineJson } from './inlineJson'
import { filesOf, type Manifest } from './preload'
import type { Variables } from './variables'

const entry = 'src/operate/main.tsx'

/** The elements that load the operators' console; `isBuilt` is false in development. */
export type ConsoleFiles = { head: string; isBuilt: boolean }

/**
 * Serves the operators' console at `/operate` on every host, because the first one is opened before there is a
 * white-label. It is not rendered on the server.
 */
export async function serveOperate(
  app: Hono<{ Variables: Variables }>,
  dependencies: Dependencies,
  folder: string,
): Promise<void> {
  const files = await readConsoleFiles(folder)
  app.use('/operate/assets/*', async (context, next) => {
    context.set('route', '/operate/assets/*')
    context.header('cache-control', 'public, max-age=31536000, immutable')
    context.header('vary', 'Accept-Encoding')
    await next()
  })
  const rewriteRequestPath = (path: string) => path.replace(/^\/operate/, '')
  app.use(
    '/operate/assets/*',
    serveStatic({ root: folder, precompressed: true, rewriteRequestPath }),
  )
  app.get('/operate/assets/*', (context) => {
    context.header('cache-control', 'no-store')
    throw new Refusal('not_found')
  })
  for (const path of ['/operate', '/operate/*']) {
    app.get(path, (context) => {
      context.set('route', '/operate')
      return consoleResponse(context, dependencies, files)
    })
  }
}

/** @throws if the console has not been built */
async function readConsoleFiles(folder: string): Promise<ConsoleFiles> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const [script = '', ...imports] = filesOf(manifest, [entry])
  const styles = manifest[entry]?.css ?? []
  return {
    head: [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/operate/${file}">`),
      `<script type="module" crossorigin src="/operate${script}"></script>`,
      ...imports.map((file) => `<link rel="modulepreload" crossorigin href="/operate${file}">`),
    ].join(''),
    isBuilt: true,
  }
}

/** The console's document: the deployment's settings, and the elements that start it. */
export function consoleResponse(
  context: Context,
  dependencies: Dependencies,
  { head, isBuilt }: ConsoleFiles,
): Response {
  const locale = preferredLocale(context.req.header('accept-language'))
  const boot = inlineJson(bareBoot(dependencies, context.get('host')))
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>Portico</title>
    ${head}
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="boot" nonce="${nonce}">${boot}</script>
  </body>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Host',
      // In development Vite's client needs inline scripts, which this policy forbids.
      ...(isBuilt && { 'content-security-policy': policyOf(dependencies, nonce) }),
    },
  })
}

/** That of the app, but nothing may frame the console. The nonce is for the styles of previews. */
const policyOf = ({ deployment }: Pick<Dependencies, 'deployment'>, nonce: string): string =>
  contentPolicy(deployment, nonce).replace("frame-ancestors 'self'", "frame-ancestors 'none'")
