import type { Hostile } from './hostile'
import { send } from './send'

const bytes = 64 * 1024
const fill = (piece: string, start = '') =>
  (start + piece.repeat(Math.ceil(bytes / piece.length))).slice(0, bytes)

const documents: Record<string, string> = {
  'unclosed elements': fill('<a>'),
  'unclosed comments': fill('<!--', '<a>'),
  'only opening tags': fill('<'),
  'unclosed sections': fill('<![CDATA[', '<a>'),
  'unclosed instructions': fill('<?a ', '<a>'),
  'endless attributes': fill(' a="b"', '<a'),
  namespaces: `${fill(' xmlns:a="b"', '<a').slice(0, -600)}>${'<b/>'.repeat(140)}</a>`,
  'character references': `${fill('&#65;', '<a>').slice(0, -16)}</a>`,
  'no XML at all': fill('x'),
}

/** Each gets a state to return with, like a user who requests an address's providers and goes to one. */
async function stateOf(port: number): Promise<string> {
  const email = encodeURIComponent('somebody@ssooptional.example')
  const offer = await send(port, { method: 'GET', path: `/api/sso/v1/providers/${email}` })
  const [, start = ''] = /"single_signon_service":"([^"]+)"/.exec(offer.body) ?? []
  const { headers } = await send(port, { method: 'GET', path: start })
  return new URL(String(headers.location)).searchParams.get('RelayState') ?? ''
}

export const samlPayloads: Hostile[] = Object.entries(documents).map(([name, xml]) => ({
  parser: 'SAML',
  name,
  act: async (port) => {
    const RelayState = await stateOf(port)
    const SAMLResponse = Buffer.from(xml).toString('base64')
    const body = new URLSearchParams({ SAMLResponse, RelayState }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send(port, { method: 'POST', path: '/sso/saml', headers, body })
    // Anything else was refused before it was read.
    if (!String(answer.headers.location).includes('sso_assertion_invalid')) return 500
    return answer.status
  },
}))
