import type { Hono } from 'hono'
import { fileAt } from '../services/platform/files/files'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'
import type { Variables } from './variables'

/**
 * Serves the attached files of requests at the addresses in replies. They are downloaded, never displayed as a page of
 * ours.
 */
export function serveFiles(app: Hono<{ Variables: Variables }>, dependencies: Dependencies): void {
  const { database, hash, now, files } = dependencies
  app.get('/files/:uuid', async (context) => {
    context.set('route', '/files/:uuid')
    const { req } = context
    const address = {
      uuid: req.param('uuid'),
      until: req.query('until') ?? '',
      signature: req.query('signature') ?? '',
    }
    const row = await fileAt(database.connection, hash, address, now())
    const content = await files.read(row.uuid)
    if (content === null) throw new Refusal('not_found', { detail: 'No such file.' })
    return context.body(Uint8Array.from(content).buffer, 200, {
      'content-type': row.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
