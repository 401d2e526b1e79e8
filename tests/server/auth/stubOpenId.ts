import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Claims = Record<string, unknown>

/** The response to the next exchange of a code; by default a valid provider's. */
export type Behaviour = {
  claims: Claims
  userInfo: Claims
  /** Signs with a key that is not published. */
  foreignKey: boolean
  unsigned: boolean
  tokenStatus: number
  /** The issuer in its metadata. */
  claimedIssuer: string | null
  methods: string[] | undefined
}

const good: Behaviour = {
  claims: {},
  userInfo: {},
  foreignKey: false,
  unsigned: false,
  tokenStatus: 200,
  claimedIssuer: null,
  methods: undefined,
}

/** An OpenID provider of `clientId` that follows instructions, however wrong. */
export async function openStub(clientId: string) {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  let behaviour = good
  let issuer = ''
  let nonce = ''
  const tokenRequests: { authorization: string | undefined; body: URLSearchParams }[] = []

  const idToken = async () => {
    const at = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'somebody',
      iat: at,
      exp: at + 300,
      nonce,
      ...behaviour.claims,
    }
    if (behaviour.unsigned) {
      const encoded = [{ alg: 'none' }, claims].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      )
      return `${encoded.join('.')}.`
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(behaviour.foreignKey ? foreign.privateKey : own.privateKey)
  }

  const answers: Record<string, (body: string, incoming: IncomingMessage) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: behaviour.claimedIssuer ?? issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: behaviour.methods,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async (body, { headers }) => {
      const { authorization } = headers
      tokenRequests.push({ authorization, body: new URLSearchParams(body) })
      return { access_token: 'x', token_type: 'bearer', id_token: await idToken() }
    },
    '/userinfo': () => ({ sub: 'somebody', ...behaviour.userInfo }),
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    const { pathname } = new URL(incoming.url ?? '/', issuer)
    const reply = await answers[pathname]?.(body, incoming)
    const status = pathname === '/token' ? behaviour.tokenStatus : 200
    outgoing.writeHead(status, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(reply ?? {}))
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    tokenRequests,
    behave: (next: Partial<Behaviour>) => {
      behaviour = { ...good, ...next }
    },
    /** What the browser would return after the page at this address. */
    authorize: (address: string) => {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce') ?? ''
      return { code: 'a-code', state: searchParams.get('state') ?? '' }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
