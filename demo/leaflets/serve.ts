import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import type { Hono } from 'hono'
import { brandOf, brandPage } from '../apps/house'
import { drawPicture } from '../pictures/draw'
import { leaflets } from '../places'
import { handbooks } from './handbooks'
import { legalPages } from './legal'
import { stories } from './stories'
import type { Leaflet } from './types'

export const allLeaflets: ReadonlyMap<string, Leaflet> = new Map(
  Object.entries({ ...stories, ...handbooks, ...legalPages }),
)

export function serveLeaflets(app: Hono<{ Variables: Variables }>): void {
  app.get(`${leaflets}/:name`, (context) => {
    context.set('route', `${leaflets}/:name`)
    const leaflet = allLeaflets.get(context.req.param('name'))
    if (leaflet === undefined) throw new Refusal('not_found', { detail: 'No such page.' })
    const house = brandOf(leaflet.building, leaflet.lang ?? 'en')
    return brandPage(context, house, {
      title: leaflet.title,
      content: written(leaflet),
      isBilingual: false,
    })
  })
}

function written({ building, lead, motif, parts }: Leaflet): string {
  const drawn = motif === undefined ? null : drawPicture(`scene-${motif}-${building}`)
  // An inline SVG needs no namespace, and is decorative beside the text.
  const picture =
    drawn?.replace(/^<svg [^>]*viewBox="([^"]+)"[^>]*>/, '<svg viewBox="$1" aria-hidden="true">') ??
    ''
  const received = parts.map(
    ([heading, ...paragraphs]) =>
      `<h2>${escapeHtml(heading)}</h2>\n${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}`,
  )
  return `<p class="muted">${escapeHtml(lead)}</p>\n${picture}\n${received.join('\n')}`
}
