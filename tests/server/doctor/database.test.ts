import { ssoProviders } from '@server/db/schema'
import { checkDatabase } from '@server/doctor/checkDatabase'
import { checkIdentityProviders } from '@server/doctor/checkIdentityProviders'
import { checkTenancy } from '@server/doctor/checkTenancy'
import type { Finding } from '@server/doctor/finding'
import { fingerprintOf } from '@server/services/auth/sso/certificates'
import { StartError } from '@server/startError'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import { withWorld } from '../withWorld'
import { certificate, publicKey } from './certificate'
import { closedPort } from './closedPort'

const world = withWorld()

const withoutVersion = ({ state, text }: Finding) =>
  `${state}: ${text.replace(/PostgreSQL [\d.]+( \([^)]*\))?/, 'PostgreSQL').replaceAll(/\d+/g, 'N')}`

describe('the database', () => {
  const check = async () => {
    const { findings, isMigrated } = await checkDatabase(
      { connection: world.database.connection, listen: async () => async () => undefined },
      process.cwd(),
      { DATABASE_URL: undefined },
    )
    return { findings: findings.map(withoutVersion), isMigrated }
  }

  it('is fine with all migrations', async () => {
    expect(await check()).toEqual({
      findings: ['ok: the embedded PostgreSQL, with all N migrations'],
      isMigrated: true,
    })
  })

  it.each([
    [
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later one', 9e12)",
      'failed: the embedded PostgreSQL was migrated by a newer Portico, which has N more migrations. Start the newer version.',
    ],
    [
      "update drizzle.__drizzle_migrations set hash = 'of another line' where id = (select min(id) from drizzle.__drizzle_migrations)",
      'failed: the embedded PostgreSQL was created by a version of Portico whose data this one cannot read; export its buildings with that version, and apply the file to an empty database.',
    ],
    [
      'delete from drizzle.__drizzle_migrations',
      'failed: the embedded PostgreSQL has tables of another application with the names of ours; create an empty database for Portico.',
    ],
    [
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
      'warning: the embedded PostgreSQL, N migrations behind. The next start applies them; back it up before.',
    ],
  ])('names what %j leaves', async (change, expected) => {
    const rows = await world.database.connection.execute(
      sql`select * from drizzle.__drizzle_migrations`,
    )
    const { connection } = world.database
    try {
      await connection.execute(sql.raw(change))
      expect(await check()).toEqual({ findings: [expected], isMigrated: false })
    } finally {
      await connection.execute(sql`delete from drizzle.__drizzle_migrations`)
      for (const { id, hash, created_at: at } of (
        rows as unknown as { rows: Record<string, unknown>[] }
      ).rows)
        await connection.execute(
          sql`insert into drizzle.__drizzle_migrations (id, hash, created_at) values (${id}, ${hash}, ${at})`,
        )
    }
  })

  it('must deliver its notifications', async () => {
    const { findings } = await checkDatabase(
      {
        connection: world.database.connection,
        listen: () => Promise.reject(new StartError('What is notified does not arrive.')),
      },
      process.cwd(),
      { DATABASE_URL: 'postgres://pooler.example/portico' },
    )
    expect(findings.map(withoutVersion)).toEqual([
      'ok: PostgreSQL, with all N migrations',
      'failed: What is notified does not arrive.',
    ])
  })
})

describe('tenants', () => {
  const check = async (fallbackHost: string, brands: string[]) =>
    (
      await checkTenancy(world.database.connection, {
        brands: brands.map((identifier) => ({ identifier })),
        server: { fallbackHost },
      } as never)
    ).map(({ state, text }) => `${state}: ${text}`)

  it('are found at a host with a brand and a building', async () => {
    await world.database.connection.execute(
      sql`update whitelabels set brand_identifier = 'portico', host = case when id = (select min(id) from whitelabels) then 'app.example' else host end`,
    )
    await aBuilding(world)
    const findings = await check('app.example', ['portico'])
    expect(findings).toEqual([
      expect.stringMatching(/^ok: \d+ white-labels, \d+ buildings, \d+ accounts$/),
    ])
  })

  it('miss an unknown fallback host and a building, but no file of a brand', async () => {
    await world.database.connection.execute(sql`update whitelabels set brand_identifier = 'gone'`)
    const findings = await check('nowhere.example', ['portico'])
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^ok: \S+ has the brand gone without a file, so it looks as its white-label says\./,
      ),
    )
    expect(findings).toContain(
      'warning: There is no white-label for nowhere.example. Unknown hosts show that the app could not start; set server.fallbackHost to the host of a brand.',
    )
    expect(findings).toContain(
      'failed: There is no building. Describe it in a file such as docs/example-building.yaml, and run: node dist/server/main.js apply FILE',
    )
  })

  it('have no address without a white-label', async () => {
    await world.database.connection.execute(sql`delete from whitelabels`)
    expect(await check('app.example', [])).toContain(
      'failed: There is no white-label. A start of the server stores those of the brands; name another host in a file and run: node dist/server/main.js apply FILE',
    )
  })
})

describe('identity providers', () => {
  const check = async (now = '2026-11-26T00:00:00Z') =>
    (
      await checkIdentityProviders({
        connection: world.database.connection,
        allowHttp: true,
        allowPrivate: true,
        now: new Date(now),
      })
    ).map(({ about, state, text }) => `${state} ${about}: ${text}`)
  const saml = {
    domain: 'a.example',
    protocol: 'saml',
    name: 'A',
    issuer: 'urn:a',
    url: 'https://a.example/sso',
  } as const

  it('need none', async () => {
    expect(await check()).toEqual([])
  })

  it.each([
    [
      '2026-11-26T00:00:00Z',
      'ok Identity provider A of a.example: https://a.example/sso has a certificate until 2030-01-01',
    ],
    [
      '2029-12-20T00:00:00Z',
      'warning Identity provider A of a.example: has a certificate that expires on 2030-01-01. Ask for the next one.',
    ],
    [
      '2030-01-03T00:00:00Z',
      'failed Identity provider A of a.example: has a certificate that expired on 2030-01-01. Store the current one of its metadata.',
    ],
  ])('by SAML: a certificate seen on %s', async (now, expected) => {
    await anIdentityProvider(world, { ...saml, certificate })
    expect(await check(now)).toEqual([expected])
  })

  it.each([
    [publicKey, /^ok .* has a public key, which does not expire$/],
    [
      '-----BEGIN CERTIFICATE-----\nbroken',
      /^failed .* has a certificate that cannot be read\. Store /,
    ],
    [null, /^failed .* The provider has no address or no certificate\. /],
  ])('by SAML: the key %j', async (key, expected) => {
    await anIdentityProvider(world, { ...saml, certificate: key })
    expect(await check()).toEqual([expect.stringMatching(expected)])
  })

  it('by SAML: several certificates, with the one that signs', async () => {
    const { uuid } = await anIdentityProvider(world, {
      ...saml,
      certificate: `${publicKey}\n${certificate}`,
    })
    expect(await check('2030-01-03T00:00:00Z')).toEqual([
      expect.stringMatching(
        /^warning .* has 2 certificates: \w{8}… has a public key, which does not expire\. \w{8}… has a certificate that expired on 2030-01-01\. /,
      ),
    ])
    await world.database.connection
      .update(ssoProviders)
      .set({ signedBy: fingerprintOf(certificate) })
      .where(eq(ssoProviders.uuid, uuid))
    expect(await check('2030-01-03T00:00:00Z')).toEqual([
      expect.stringMatching(/^failed .* It signed the last sign-in\.$/),
    ])
  })

  it('by OpenID: an issuer at which nothing answers', async () => {
    const issuer = `http://127.0.0.1:${await closedPort()}`
    await anIdentityProvider(world, { domain: 'b.example', issuer })
    expect(await check()).toEqual([
      expect.stringMatching(/^failed .* cannot be used: nothing answers there\. /),
    ])
  })

  it.each([
    [
      { clientSecretVariable: 'PORTICO_NO_SUCH_SECRET' },
      /^failed .* The environment variable PORTICO_NO_SUCH_SECRET is not set\. /,
    ],
    [{ issuer: '/demo/identity' }, /^ok .* is a part of the demo$/],
  ])('by OpenID: %j', async (given, expected) => {
    await anIdentityProvider(world, { domain: 'b.example', ...given })
    expect(await check()).toEqual([expect.stringMatching(expected)])
  })
})
