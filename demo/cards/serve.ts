import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { hostsAt } from '../appHosts'
import { cardFrame, cardsOrigin, tokenisedCards } from '../places'
import { frameCss } from './css'
import { givenCard, tokenise } from './tokenise'

type Served = Context<{ Variables: Variables }>

/** Built from `frame.ts`; a server that runs from its sources uses the last build. */
const script = 'dist/cards/frame.js'
const fields = ['number', 'cvv']

/** The provider has another origin than the app: the app's hosts do not serve it. */
function atOwnHost(context: Served, route: string): void {
  context.set('route', route)
  if (context.get('host') !== cardsOrigin.slice(2)) throw new Refusal('not_found')
}

const limited = bodyLimit({
  maxSize: 4096,
  onError: () => {
    throw new Refusal('payload_too_large')
  },
})

/**
 * The sandbox card provider: its two fields, and the server that exchanges their values for a
 * token.
 */
export function serveCards(
  app: Hono<{ Variables: Variables }>,
  { deployment, now }: Pick<Dependencies, 'deployment' | 'now'>,
): void {
  app.get(cardFrame, (context) => {
    atOwnHost(context, cardFrame)
    const hosts = hostsAt(deployment, context.req.header('host'))
    const { field = '', host = '', session = '' } = context.req.query()
    if (!fields.includes(field) || !hosts.includes(host) || !/^[\w-]{8,64}$/.test(session)) {
      throw new Refusal('not_found', { detail: 'No such field.' })
    }
    context.set('isFramedElsewhere', true)
    const nonce = randomBytes(16).toString('base64')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${host}`,
    )
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'no-referrer')
    return context.html(`<!doctype html>
<html lang="en" data-field="${field}" data-host="${escapeHtml(host)}" data-session="${session}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${field}</title>
<style nonce="${nonce}">${frameCss}</style>
<script type="module" src="${cardFrame}.js"></script>
</head>
<body></body>
</html>
`)
  })
  app.get(`${cardFrame}.js`, async (context) => {
    atOwnHost(context, `${cardFrame}.js`)
    context.header('content-type', 'text/javascript; charset=utf-8')
    context.header('cache-control', 'no-cache')
    const text = await readFile(script, 'utf8').catch(() => {
      throw new Refusal('unavailable', { detail: 'Run npm run build to create the frames.' })
    })
    return context.body(text)
  })
  app.post(tokenisedCards, limited, async (context) => {
    atOwnHost(context, tokenisedCards)
    context.header('cache-control', 'no-store')
    const body: unknown = await context.req.json().catch(() => null)
    const input = v.safeParse(givenCard, body)
    // Without details, because the invalid value could be a card number.
    if (!input.success) throw new Refusal('invalid_request')
    const tokenised = tokenise(input.output, now())
    return context.json(tokenised, 'errors' in tokenised ? 422 : 201)
  })
}
