import { type ImageShape, imageShapes, imagesPath } from '@contract/images'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { formatOf } from '../images/formats'
import { Refusal } from '../services/platform/refusal'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import type { Variables } from './variables'

const pattern = `${imagesPath}/:shape/:width`

/** Serves pictures in the shapes and widths of the contract, in the best format that the browser accepts. */
export function serveImages(
  app: Hono<{ Variables: Variables }>,
  { images, deployment }: Pick<Dependencies, 'images' | 'deployment'>,
): void {
  app.get(pattern, etag(), async (context) => {
    context.set('route', pattern)
    context.header('x-content-type-options', 'nosniff')
    const { req } = context
    const { shape, width } = measuresOf(req.param('shape'), req.param('width'))
    const format = formatOf(req.header('accept'))
    const client = clientOf(context, deployment.server.trustedProxies)
    const cut = await images(req.query('src') ?? '', { shape, width, format }, client)
    return context.body(cut.body, 200, {
      'content-type': cut.type,
      etag: cut.etag,
      vary: 'Accept',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      // A picture that is opened as a page must not run or load anything.
      'content-security-policy': "default-src 'none'",
    })
  })
  app.all(`${imagesPath}/*`, () => {
    throw new Refusal('not_found')
  })
}

function measuresOf(givenShape: string, givenWidth: string) {
  const shape = (Object.keys(imageShapes) as ImageShape[]).find((name) => name === givenShape)
  const widths: readonly number[] = shape === undefined ? [] : imageShapes[shape].widths
  const width = widths.find((among) => String(among) === givenWidth)
  if (shape === undefined || width === undefined) {
    throw new Refusal('not_found', { detail: 'Pictures are not cut in this shape and width.' })
  }
  return { shape, width }
}
