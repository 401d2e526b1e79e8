import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offlineFiles } from '@contract/offline'
import type { Renderer } from '@contract/rendering'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { readAppFiles } from './appFiles'
import type { Dependencies } from './dependencies'
import { documentResponse, shellResponse } from './document'
import type { Variables } from './variables'

/** Serves the built app: hashed assets are cached for ever, HTML is always revalidated. */
export async function serveApp(
  app: Hono<{ Variables: Variables }>,
  dependencies: Dependencies,
  folder: string,
  renderer: Renderer,
): Promise<void> {
  const files = await readAppFiles(folder)
  const worker = await readFile(join(folder, offlineFiles.worker), 'utf8')
  app.use('/assets/*', async (context, next) => {
    context.set('route', '/assets/*')
    context.header('cache-control', 'public, max-age=31536000, immutable')
    context.header('vary', 'Accept-Encoding')
    context.header('x-content-type-options', 'nosniff')
    await next()
  })
  app.use('/assets/*', serveStatic({ root: folder, precompressed: true }))
  app.get('/assets/*', (context) => {
    // A page of an earlier release asks for a file that is gone. HTML in its place would be taken for a script.
    context.header('cache-control', 'no-store')
    throw new Refusal('not_found')
  })
  // Browsers ask for it by themselves: no page is rendered for that.
  app.get('/favicon.ico', () => {
    throw new Refusal('not_found')
  })
  app.get(offlineFiles.worker, async (context) => {
    context.set('route', offlineFiles.worker)
    context.header('content-type', 'text/javascript; charset=utf-8')
    // The browser compares it with the one it has; a copy on the way would hold back a mended one.
    context.header('cache-control', 'no-store')
    return context.body(worker)
  })
  app.get(offlineFiles.shell, (context) => {
    context.set('route', offlineFiles.shell)
    return shellResponse(context, dependencies, { files, renderer })
  })
  app.get('*', (context) => {
    context.set('route', 'document')
    return documentResponse(context, dependencies, { files, renderer })
  })
}
