import { table } from '@contract/table'
import { authenticate } from '@server/services/auth/principal'
import { readsOf } from '@server/ssr/reads'
import type { Ref } from '../builders/build'
import type { World } from '../world'

/** Every reading of the tenants, with the item wherever a path names one. */
const reads = table.filter(
  ({ endpoint: { method, access, operate, streams } }) =>
    // A stream has no end; its messages have no texts.
    method === 'GET' && access === 'user' && operate === undefined && streams !== true,
)

/** An item with a word that only it has, and where it is shown. */
type Sought = { word: string; item: Ref; category: Ref; building: Ref }

/** The names of the readings whose reply has the word, by the API or in a rendered page. */
export async function readingsWith(
  world: World,
  token: string,
  { word, item, category, building }: Sought,
): Promise<string[]> {
  const query: Record<string, Record<string, string>> = {
    searchBuilding: { q: word },
    categories: { categoryType: 'AudienceContent' },
  }
  const paramsOf = (path: string): Record<string, string> => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return Object.fromEntries(
      names.map((name) => {
        if (name === 'buildingId') return [name, building.uuid]
        return [name, name === 'categoryUuid' ? category.uuid : item.uuid]
      }),
    )
  }
  const principal = await authenticate(world, token, '/')
  const rendered = readsOf(world, {
    principal,
    client: '192.0.2.7',
    host: 'localhost',
    hostHeader: 'localhost:4310',
    agent: '',
    traceId: 'a trace',
  })
  const found: string[] = []
  for (const { name, endpoint } of reads) {
    const params = paramsOf(endpoint.path)
    const own = query[name] ?? {}
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? '')
    const search = new URLSearchParams(own)
    const answer = await world.request('GET', `/api${path}?${search}`, { token })
    const drawn = await rendered(endpoint.path, { params, query: own, locale: 'en-us' })
    // A rendered page and the API return the same.
    const replies = [JSON.stringify(answer.body), drawn.json]
    if (replies.some((reply) => reply.includes(word))) found.push(name)
  }
  return found.toSorted()
}

/** Lists of items, and the pages of one. */
export const lists = [
  'categoryContents',
  'datedContents',
  'discoverContents',
  'promotedContents',
  'promotedContentsV2',
  'sanitizedTags',
  'searchBuilding',
  'spotlightContents',
]
export const pages = ['contentById', 'eventPostById', 'offerById', 'postById']
