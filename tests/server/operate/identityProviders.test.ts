import { describe, expect, it } from 'vitest'
import { anIdentityProvider } from '../builders/identityProviders'
import { publicKey } from '../doctor/certificate'
import { closedPort } from '../doctor/closedPort'
import { openWorld } from '../world'
import { aNewIdentityProvider } from './offers'
import { codeOf, operateCalls, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tokens, call } = withConsole('operator')

const openId = {
  ...aNewIdentityProvider,
  protocol: 'oidc',
  issuer: 'https://login.acme.example',
  url: null,
  certificate: null,
  client_id: 'portico',
  client_secret_variable: 'SSO_ACME',
}
const create = (given: object = {}, base: object = aNewIdentityProvider) =>
  call('POST', 'identity-providers', { body: { ...base, ...given } })
const tried = async (given: object, base: object = openId) => {
  const { body } = await call('POST', 'identity-providers/test', { body: { ...base, ...given } })
  return (body as { data: { state: string; text: string }[] }).data[0]
}
describe('an identity provider', () => {
  it('is stored with the fields of its protocol, and found by name and domain', async () => {
    const { uuid } = recordOf(await create({ client_id: 'left-over', domain: 'ACME.example' }))
    expect(recordOf(await call('GET', `identity-providers/${uuid}`))).toMatchObject({
      ...aNewIdentityProvider,
      client_id: null,
    })
    await create({ name: 'Open', url: 'https://left.example' }, openId)
    expect(pageOf(await call('GET', 'identity-providers?search=open')).data).toMatchObject([
      { ...openId, name: 'Open' },
    ])
    expect(pageOf(await call('GET', 'identity-providers?search=ACME.')).total).toBe(2)
    expect((await call('DELETE', `identity-providers/${uuid}`)).status).toBe(200)
    expect(pageOf(await call('GET', 'identity-providers')).total).toBe(1)
  })

  it.each([
    [{ name: ' ' }, aNewIdentityProvider, 'body.name'],
    [{ domain: 'not a domain' }, aNewIdentityProvider, 'body.domain'],
    [{ url: null }, aNewIdentityProvider, 'body.url'],
    [{ url: 'javascript:alert(1)' }, aNewIdentityProvider, 'body.url'],
    [{ certificate: null }, aNewIdentityProvider, 'body.certificate'],
    [{ certificate: 'MIIC' }, aNewIdentityProvider, 'body.certificate'],
    [{ certificate: 'x'.repeat(20_001) }, aNewIdentityProvider, 'body.certificate'],
    [{ issuer: 'login' }, openId, 'body.issuer'],
    [{ client_id: null }, openId, 'body.client_id'],
    // The server would send its own secret to the issuer.
    [{ client_secret_variable: 'TOKEN_SECRET' }, openId, 'body.client_secret_variable'],
    [{ client_secret_variable: 'DATABASE_URL' }, openId, 'body.client_secret_variable'],
  ])('is refused with %j at its field', async (given, base, field) => {
    expect(wrongFieldsOf(await create(given, base))).toEqual([field])
  })

  it('keeps a variable that a file has named, but gets no other one', async () => {
    const { uuid } = await anIdentityProvider(world, {
      domain: 'acme.example',
      clientSecretVariable: 'ACME_SECRET',
    })
    const update = (version: number, fields: object) =>
      call('PUT', `identity-providers/${uuid}`, { body: { version, ...fields } })
    expect((await update(1, { name: 'Acme' })).status).toBe(200)
    expect(wrongFieldsOf(await update(2, { client_secret_variable: 'TOKEN_SECRET' }))).toEqual([
      'body.client_secret_variable',
    ])
    expect(codeOf(await update(1, { name: 'Late' }))).toBe('version_conflict')
    const stored = { issuer: 'https://northwind.example', client_secret_variable: 'ACME_SECRET' }
    expect((await tried(stored))?.text).toContain('ACME_SECRET is not set')
    const elsewhere = { ...openId, ...stored, issuer: 'https://elsewhere.example' }
    const refusal = await call('POST', 'identity-providers/test', { body: elsewhere })
    expect(wrongFieldsOf(refusal)).toEqual(['body.client_secret_variable'])
  })

  it('is changed only after the password', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 11 * 60_000)
    expect(codeOf(await create())).toBe('password_required')
  })
})

describe('trying an identity provider', () => {
  it('reports an issuer that does not respond, without storing anything', async () => {
    const found = await tried({ issuer: 'https://login.invalid', client_secret_variable: null })
    expect(found?.state).toBe('failed')
    expect(found?.text).toMatch(/^cannot be used: .*correct its settings/)
    expect(pageOf(await call('GET', 'identity-providers')).total).toBe(0)
  })

  it.each([
    'http://127.0.0.1:9',
    'http://localhost:9',
    'https://2130706433',
    'https://10.0.0.7',
    'https://[::1]',
    'https://169.254.169.254',
  ])('does not call %s, which is not public, and says so', async (issuer) => {
    const found = await tried({ issuer, client_secret_variable: null })
    expect(found?.state).toBe('failed')
    expect(found?.text).toMatch(/has an address that is not public/)
  })

  it('calls a private address only where the deployment allows it', async () => {
    const { server, ...rest } = world.deployment
    const deployment = { ...rest, server: { ...server, privateIdentityProviders: true } }
    const inside = await openWorld({ database: world.database, deployment })
    const issuer = `http://127.0.0.1:${await closedPort()}`
    const body = { ...openId, issuer, client_secret_variable: null }
    const { body: reply } = await operateCalls(inside).call('POST', 'identity-providers/test', {
      token: tokens.operator,
      body,
    })
    expect(JSON.stringify(reply)).toContain('nothing answers there')
  })

  it('reports a secret that the server does not have', async () => {
    const found = await tried({ client_secret_variable: 'SSO_NO_SUCH_SECRET' })
    expect(found?.text).toContain('The environment variable SSO_NO_SUCH_SECRET is not set')
  })

  it('reads the certificate of SAML', async () => {
    const unreadable = await tried({}, aNewIdentityProvider)
    expect(unreadable?.text).toContain('a certificate that cannot be read')
    expect(await tried({ certificate: publicKey }, aNewIdentityProvider)).toEqual({
      state: 'ok',
      text: 'https://login.acme.example/sso has a public key, which does not expire',
    })
  })
})
