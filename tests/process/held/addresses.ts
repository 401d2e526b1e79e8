import { deflateRawSync } from 'node:zlib'
import { table } from '@contract/table'
import type { Hostile } from './hostile'
import { send } from './send'

/** Node accepts 16 KiB of address and headers. */
const bytes = 15 * 1024
const fill = (piece: string, most = bytes) => piece.repeat(Math.floor(most / piece.length))

const texts: Record<string, string> = {
  digits: '9',
  commas: ',',
  'commas between': 'a,',
  addresses: 'a@a.',
  hyphens: 'a@a-',
  dates: '2024-01-01T00:00:00.000',
  'escaped signs': '%2e%2e%2f',
  slashes: '../',
  blanks: '%20',
  brackets: '%5B',
}

function get(
  parser: Hostile['parser'],
  name: string,
  path: string,
  headers: Record<string, string> = {},
  isKnown = false,
): Hostile {
  const act = async (port: number, token: string) => {
    const known = isKnown ? { authorization: `Bearer ${token}` } : {}
    return (await send(port, { method: 'GET', path, headers: { ...known, ...headers } })).status
  }
  return { parser, name, act }
}

const filled = (path: string, value: string) => `/api${path.replaceAll(/:\w+/g, value)}`

export function addressPayloads(): Hostile[] {
  // A token is as long.
  const room = bytes - 800
  const reads = table.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
  const queries = reads
    .filter(({ query }) => query !== undefined)
    .flatMap(({ path, query }) => {
      const { entries = {} } = query as unknown as { entries?: object }
      const names = Object.keys(entries)
      const each = Math.floor((room - 200) / Math.max(1, names.length)) - 40
      return Object.entries(texts).map(([name, piece]) =>
        get(
          'address',
          `${name} in the query of ${path}`,
          `${filled(path, crypto.randomUUID())}?${names.map((field) => `${field}=${fill(piece, each)}`).join('&')}`,
          {},
          true,
        ),
      )
    })
  const parameters = reads
    .filter(({ params }) => params !== undefined)
    .flatMap(({ path }) =>
      Object.entries(texts).map(([name, piece]) =>
        get(
          'address',
          `${name} in the path of ${path}`,
          filled(path, fill(piece, (room - path.length) / 3)),
          {},
          true,
        ),
      ),
    )
  const bomb = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, '<a>')).toString('base64')
  const others = [
    '/',
    '/login',
    '/assets',
    '/images/tile',
    '/pictures',
    '/sso/start',
    '/demo/inbox.json',
  ].flatMap((path) =>
    Object.entries(texts).map(([name, piece]) =>
      get(
        'address',
        `${name} after ${path}`,
        `${path}/${fill(piece, 7000)}?src=${fill(piece, 7000)}`,
      ),
    ),
  )
  return [
    ...queries,
    ...parameters,
    ...others,
    get('address', 'many fields in a query', `/api/frontend?${fill('a=&', bytes - 100)}`),
    get(
      'address',
      'a request to the demo that unpacks to much',
      `/demo/saml/sso?SAMLRequest=${encodeURIComponent(bomb).slice(0, bytes - 100)}`,
    ),
  ]
}

const headers: Record<string, string> = {
  'accept-language': 'en-us;q=0.1,',
  accept: 'image/avif;q=0.1,',
  'accept-encoding': 'gzip;q=0.1,',
  authorization: 'Bearer a.',
  cookie: 'a=b; ',
  'x-forwarded-for': '1.2.3.4, ',
  'if-none-match': '"a", ',
  traceparent: '00-',
  'content-type': 'application/json;a=',
  'user-agent': 'Mozilla/5.0 (',
  origin: 'https://a.',
  'idempotency-key': 'a',
}

export const headerPayloads: Hostile[] = Object.entries(headers).flatMap(([name, piece]) =>
  [
    '/',
    '/api/users/current',
    '/api/frontend',
    '/images/tile/320?src=/pictures/x',
    '/sso/start',
  ].map((path) => get('header', `${name} to ${path}`, path, { [name]: fill(piece, bytes - 200) })),
)

/** Every picture of the demo can be requested in any width; the largest first. */
export const picturePayloads: Hostile[] = ['image/avif', 'image/webp', '*/*'].flatMap((accept) =>
  [
    '/pictures/meridian-front.svg',
    '/pictures/harbor-front.svg',
    '/pictures/kontorhaus-front.svg',
    'https://elsewhere.example/x.png',
  ].map((source) =>
    get(
      'picture',
      `${source} as ${accept}`,
      `/images/hero/2400?src=${encodeURIComponent(source)}`,
      { accept },
    ),
  ),
)
