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

/** Where addresses of files begin. The demo has more files in some of them. */
const fileFolders = ['brands', 'files', 'icons', 'images', 'pictures', 'uploads']

/** Serves the built app: hashed assets are cached permanently, HTML is always revalidated. */
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
    // A page of an earlier release may request a file that no longer exists. HTML in its place would be parsed as a
    // script.
    context.header('cache-control', 'no-store')
    throw new Refusal('not_found')
  })
  // The app has no pages there: a page in place of a missing file would be cached and parsed as that file.
  for (const name of fileFolders) {
    app.get(`/${name}/*`, () => {
      throw new Refusal('not_found')
    })
  }
  // Browsers request it on their own: no page is rendered for it.
  app.get('/favicon.ico', () => {
    throw new Refusal('not_found')
  })
  app.get(offlineFiles.worker, async (context) => {
    context.set('route', offlineFiles.worker)
    context.header('content-type', 'text/javascript; charset=utf-8')
    // The browser compares it with its own copy; an intermediate cache could delay a fix.
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
