import { ssoTransactions } from '@server/db/schema'
import { publicOrigin } from '@server/http/publicOrigin'
import { beforeAll, describe, expect, it } from 'vitest'
import { aProvidedBuilding, newcomer, optional, type SsoWorld, startOf } from '../auth/ssoWorld'
import { withSharedSsoWorld } from '../auth/withSsoWorld'
import { aPerson } from '../builders/people'

const world = withSharedSsoWorld()
beforeAll(() => aProvidedBuilding(world))

type Server = SsoWorld['deployment']['server']
const originAt = (host: string | undefined, server: Partial<Server>) => {
  const { database, deployment } = world
  const changed = { ...deployment, server: { ...deployment.server, ...server } }
  return publicOrigin({ database, deployment: changed }, host)
}
const publicHosts = ['app.company.example', 'other.example:8443', '[::1]']

describe('the public origin', () => {
  const http = { publicScheme: 'http' as const, publicHosts }
  const https = { publicScheme: 'https' as const, publicHosts }

  it.each<[string, Partial<Server>, string]>([
    ['lease.localhost', https, 'https://lease.localhost'],
    ['LEASE.localhost:443', https, 'https://lease.localhost'],
    ['app.company.example', https, 'https://app.company.example'],
    ['other.example:8443', https, 'https://other.example:8443'],
    ['[::1]', https, 'https://[::1]'],
    ['lease.localhost:4310', http, 'http://lease.localhost:4310'],
    ['app.company.example:81', http, 'http://app.company.example:81'],
  ])('is that of %s', async (host, server, origin) => {
    expect(await originAt(host, server)).toBe(origin)
  })

  it.each<[string | undefined, Partial<Server>]>([
    ['evil.example', https],
    ['evil.example', http],
    ['lease.localhost.evil.example', https],
    ['xlease.localhost', https],
    ['lease.localhost:8443', https],
    ['app.company.example:8443', https],
    ['other.example', https],
    ['other.example:8444', http],
    ['evil.example@lease.localhost', http],
    ['lease.localhost#evil.example', http],
    ['lease.localhost:99999', http],
    ['', http],
    [undefined, http],
  ])('is never that of %s', async (host, server) => {
    await expect(originAt(host, server)).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('a caller at a foreign host', () => {
  const host = 'evil.example'

  it('is led to no provider, and nothing is stored for one', async () => {
    const email = newcomer(optional)
    const offer = await world.visitor().offer(email)
    for (const protocol of ['oidc', 'saml'] as const) {
      const start = startOf(offer, protocol)
      const answer = await world.request('GET', start, { host })
      expect(answer.headers.get('location')).toMatch(/^\/login\?error=invalid_request/)
    }
    const rows = await world.database.connection.select().from(ssoTransactions)
    expect(JSON.stringify(rows)).not.toContain(host)
  })

  it('receives no mailed link to it, but receives the code', async () => {
    const { email: to } = await aPerson(world)
    const path = '/api/user-verification/code/reset-password/send'
    const answer = await world.request('POST', path, { host, body: { email: to } })
    expect(answer.status).toBe(200)
    const [mail] = await world.mails(to)
    expect(mail?.code).toMatch(/^\d{4}$/)
    expect(mail?.text).toContain(mail?.code)
    expect(mail?.text).not.toMatch(/evil|https?:/)
  })

  it('receives nothing from us that names it', async () => {
    const answer = await world.request('GET', '/sso/saml/metadata', { host })
    expect(answer.status).toBe(400)
  })
})
