import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFiles } from '@server/doctor/checkFiles'
import { checkFlags } from '@server/doctor/checkFlags'
import { checkMail } from '@server/doctor/checkMail'
import { checkSuites } from '@server/doctor/checkSuites'
import { examine } from '@server/doctor/examine'
import type { Finding } from '@server/doctor/finding'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openBroker } from '../suites/broker'
import { closedPort } from './closedPort'

const open: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
})

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port
const said = (findings: Finding[]) => findings.map(({ state, text }) => `${state}: ${text}`)

/** A server that closes every connection. */
async function deafPort(): Promise<number> {
  const server = createSocketServer((socket) => socket.end('hello\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => server.close())
  return portOf(server)
}

async function responding(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

describe('mail', () => {
  async function mailPort(): Promise<number> {
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _, done) =>
        password === 'right' ? done(null, { user: 'portico' }) : done(new Error('wrong')),
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    open.push(() => new Promise<void>((resolve) => smtp.close(resolve)))
    return portOf(smtp.server)
  }
  const check = async (port: number, password = 'right') =>
    said(
      await checkMail({
        smtp: { url: `smtp://portico:${password}@127.0.0.1:${port}`, from: 'mail@portico.example' },
      }),
    )
  const remedy = 'Set SMTP_URL to the address, the user and the password of a mail server.'

  it('is accepted', async () => {
    const port = await mailPort()
    expect(await check(port)).toEqual([
      `ok: 127.0.0.1:${port} accepts mail from mail@portico.example`,
    ])
  })

  it('needs the right password, and names none', async () => {
    const port = await mailPort()
    expect(await check(port, 'secret')).toEqual([
      `failed: 127.0.0.1:${port} cannot be used: it does not accept the user or the password. ${remedy}`,
    ])
  })

  it('needs a mail server', async () => {
    const [closed, deaf] = [await closedPort(), await deafPort()]
    expect(await check(closed)).toEqual([
      `failed: 127.0.0.1:${closed} cannot be used: nothing answers there. ${remedy}`,
    ])
    expect(await check(deaf)).toEqual([
      `failed: 127.0.0.1:${deaf} cannot be used: it does not speak SMTP, or not with this encryption. ${remedy}`,
    ])
  })

  it('goes to the inbox of the demo', async () => {
    expect(said(await checkMail({ smtp: null }))).toEqual(['ok: goes to the inbox of the demo'])
  })
})

describe('files', () => {
  it('are written to a folder, and leave nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-doctor-'))
    open.push(() => rm(folder, { recursive: true, force: true }))
    expect(said(await checkFiles('.', null, { s3: null, FILES_DIR: folder }))).toEqual([
      `ok: can be written, read and removed in ${folder}`,
    ])
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    expect(said(await checkFiles('.', null, { s3: null, FILES_DIR: join(blocked, 'in') }))).toEqual(
      [
        expect.stringMatching(
          /^failed: cannot be stored in .*ENOTDIR.* Make the folder writable, /,
        ),
      ],
    )
  })

  it('are refused by a bucket', async () => {
    const url = `${await responding(403)}/portico`
    const s3 = { url, region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' }
    expect(said(await checkFiles('.', null, { s3, FILES_DIR: undefined }))).toEqual([
      expect.stringMatching(
        /^failed: cannot be stored in .* responded to PUT with 403\. Check FILES_S3_URL/,
      ),
    ])
  })

  it('are lost in memory', async () => {
    expect(said(await checkFiles('.', null, { s3: null, FILES_DIR: undefined }))).toEqual([
      'warning: are in memory, and lost when the server stops',
    ])
  })
})

describe('building systems', () => {
  const check = async (url: string | undefined) =>
    said(await checkSuites({ server: { mqtt: { buildings: [{}] } } } as never, { MQTT_URL: url }))

  it('are reached through a broker', async () => {
    const broker = await openBroker()
    open.push(broker.stop)
    expect(await check(broker.url)).toEqual([
      expect.stringMatching(/^ok: 127.0.0.1:\d+ accepts the connection; buildings: 1$/),
    ])
  })

  it('need a broker', async () => {
    expect(await check(`mqtt://127.0.0.1:${await closedPort()}`)).toEqual([
      expect.stringMatching(/cannot be used: nothing answers there\. Set MQTT_URL to a broker\.$/),
    ])
    expect(await check(`mqtt://127.0.0.1:${await deafPort()}`)).toEqual([
      expect.stringMatching(/^failed: .* cannot be used: /),
    ])
  })

  it('are simulated without one', async () => {
    expect(await check(undefined)).toEqual(['ok: are simulated; none is configured'])
  })
})

describe('flags', () => {
  const check = async (url?: string) =>
    said(
      await checkFlags({ server: { unleash: url === undefined ? undefined : { url } } } as never, {
        UNLEASH_API_KEY: 'key',
      }),
    )

  it('come from Unleash, or from the rules', async () => {
    const url = await responding(200)
    expect(await check(url)).toEqual([`ok: are decided by ${url}`])
    expect(await check()).toEqual(['ok: are decided by the rules of the database'])
  })

  it.each([
    [401, /it does not accept the key\. Set UNLEASH_API_KEY to a front-end key\.$/],
    [404, /it responds with 404\. Set server\.unleash\.url to its address\.$/],
  ])('are refused with %i', async (status, expected) => {
    expect(await check(await responding(status))).toEqual([expect.stringMatching(expected)])
  })

  it('need an address at which Unleash answers', async () => {
    expect(await check(`http://127.0.0.1:${await closedPort()}`)).toEqual([
      expect.stringMatching(/nothing answers there\. Set server\.unleash\.url to its address\.$/),
    ])
  })
})

it('an unexpected answer of the database does not hide the other checks', async () => {
  const findings = await examine('.', {
    DATABASE_URL: `postgres://portico:secret@127.0.0.1:${await deafPort()}/portico`,
    DATA_DIR: ':memory:',
    DEMO: 'true',
  })
  const database = findings.filter(({ about }) => about === 'Database')
  expect(database).toHaveLength(1)
  expect(database[0]?.state).toBe('failed')
  expect(JSON.stringify(findings)).not.toContain('secret')
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['Configuration', 'Mail', 'Files', 'Flags']),
  )
})
