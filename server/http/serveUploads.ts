import type { Hono } from 'hono'
import { lruCache } from '../images/lruCache'
import { Refusal } from '../services/platform/refusal'
import { isUploadPath, readUpload, type UploadRow } from '../services/platform/uploads/uploads'
import type { Dependencies } from './dependencies'
import type { Variables } from './variables'

type Served = { row: UploadRow; content: Uint8Array }

const yearSeconds = 31_536_000
const memoryBytes = 16 * 1024 * 1024
const hourMs = 60 * 60 * 1000

/**
 * Serves what operators have uploaded, to everyone. The address contains the hash of the content, so it can be cached
 * forever. A drawing that is opened as a page cannot run or load anything.
 */
export function serveUploads(
  app: Hono<{ Variables: Variables }>,
  { database, files, now }: Pick<Dependencies, 'database' | 'files' | 'now'>,
): void {
  const route = '/uploads/:name'
  const known = lruCache<Served>({
    bytes: memoryBytes,
    sizeOf: ({ content }) => content.byteLength + 1024,
    lifeMs: hourMs,
    now,
  })
  app.get(route, async (context, next) => {
    const { path } = context.req
    // The demo has other files there.
    if (!isUploadPath(path)) return next()
    context.set('route', route)
    const upload =
      known.get(path) ?? (await readUpload({ connection: database.connection, files }, path))
    if (upload === null) throw new Refusal('not_found')
    known.set(path, upload)
    return context.body(Uint8Array.from(upload.content).buffer, 200, {
      'content-type': upload.row.contentType,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
}
