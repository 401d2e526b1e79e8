import { readFileSync } from 'node:fs'
import { warnOutside } from '@demo/announce'
import { seedDemo } from '@demo/seed'
import { settings, users } from '@server/db/schema'
import { readEnvironment } from '@server/environment'
import { forgetAllSessions } from '@server/services/auth/principal'
import { refuseDemoDatabase } from '@server/services/platform/demoDatabase'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { withWorld } from '../withWorld'
import { demo } from '../world'

const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'mail@portico.example' }
const production = { NODE_ENV: 'production' }
const postgres = { DATABASE_URL: 'postgres://127.0.0.1/portico' }

describe('the demo', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing is configured', {}],
    ['the host is loopback by another name', { HOST: 'localhost' }],
    ['the host is loopback by another number', { HOST: '127.0.0.2' }],
    ['the host is IPv6 loopback', { HOST: '::1' }],
    ['in development', { NODE_ENV: 'development' }],
    ['it is requested in production', { ...production, DEMO: 'true' }],
    ['it is requested everywhere', { ...production, ...postgres, HOST: '0.0.0.0', DEMO: '1' }],
  ])('runs if %s', (_, given) => {
    expect(readEnvironment(given).demo).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['others can reach it', { HOST: '0.0.0.0' }],
    ['others can reach it by IPv6', { HOST: '::' }],
    ['others can reach it by a name', { HOST: 'localhost.portico.example' }],
    ['others can reach it by a number', { HOST: '192.168.1.127' }],
    ['it is production', production],
    ['there is a database to last', postgres],
    ['all of these apply', { ...production, ...postgres, HOST: '0.0.0.0' }],
    ['it was disabled', { DEMO: 'false' }],
  ])('does not run by default if %s', (_, given) => {
    expect(readEnvironment({ ...mail, ...given }).demo).toBe(false)
  })

  it('warns that others can sign in, if they can', () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    warnOutside('127.0.0.1')
    expect(log).not.toHaveBeenCalled()
    warnOutside('0.0.0.0')
    expect(log.mock.calls.join('')).toMatch(/^WARNING: the demo .*0\.0\.0\.0.*published password/)
    log.mockRestore()
  })
})

describe('a database that the demo has filled', () => {
  const world = withWorld({ seed: 'demo' })

  it('is refused without the demo, in one sentence, and not changed', async () => {
    const { connection } = world.database
    const before = await connection.select().from(users)
    const refusal = refuseDemoDatabase(connection)
    await expect(refusal).rejects.toThrow(/filled by the demo.*published password.*DEMO=true/)
    await expect(refusal).rejects.toThrow(/^[^\n]+\.$/)
    expect(await connection.select().from(users)).toEqual(before)
  })

  it('is accepted once its accounts and sessions are closed as documented', async () => {
    const { connection } = world.database
    const { token, refresh } = await world.login('manager@meridian.example')
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const [, statements = ''] = /```sql\n([^`]+)```/.exec(operations) ?? []
    await world.database.transaction(async (tx) => {
      for (const statement of statements.split(';').map((each) => each.trim()))
        if (!['begin', 'commit', ''].includes(statement)) await tx.execute(sql.raw(statement))
    })
    await expect(refuseDemoDatabase(connection)).resolves.toBeUndefined()
    await expect(world.login('manager@meridian.example')).rejects.toThrow('401')
    // What a process remembers of sessions ends with it.
    forgetAllSessions()
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(401)
    const body = { refresh_token: refresh }
    expect((await world.request('POST', '/api/auth/v2/refresh', { body })).status).toBe(401)
    // The demo does not return to it.
    await expect(seedDemo(world.database, demo.brands, new Date())).rejects.toThrow(
      /not of the demo/,
    )
  })

  it('is the only one with accounts that the demo starts on', async () => {
    const { connection } = world.database
    await connection.delete(settings).where(eq(settings.key, 'demo_seeded_at'))
    const refusal = seedDemo(world.database, demo.brands, new Date())
    await expect(refusal).rejects.toThrow(/^This database holds accounts.*DEMO=false[^\n]+\.$/)
  })
})
