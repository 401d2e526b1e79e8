import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from '@server/configuration'
import { nearestName } from '@server/settings/nearestName'
import { StartError } from '@server/startError'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-config-'))
  await cp('config', folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Json = Record<string, unknown>

/** Writes a JSON file of the configuration again; `change` alters its contents. */
async function rewrite(file: string, change: (given: Record<string, Json>) => void) {
  const path = join(folder, file)
  const given = JSON.parse(await readFile(path, 'utf8')) as Record<string, Json>
  change(given)
  await writeFile(path, JSON.stringify(given, null, 2))
}

/** The error messages of a failed start, with `.` for the test's folder. */
async function mistakes(environment: Record<string, string>): Promise<string[]> {
  const given = { PORTICO_CONFIG: join(folder, 'demo.json'), DATA_DIR: ':memory:', ...environment }
  const error = await readConfiguration('.', given).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  const { message, mistakes: all } = error as StartError
  const [first, ...others] = message.split('\n')
  // A single message stands alone; several are a list below their number.
  expect(all.length === 1 ? first : others.join('\n')).toBe(
    all.length === 1 ? all[0] : all.map((each) => `- ${each}`).join('\n'),
  )
  return all.map((each) => each.replaceAll(folder, '.'))
}

describe('configuration errors', () => {
  it('are listed together, each with its place and the correction', async () => {
    await rewrite('demo.json', ({ browser = {}, server = {} }) => {
      browser.surveyMarker = 7
      browser.frameOrigin = ['https://forms.example']
      browser.clock = '13h'
      browser.limits = { requestTimeoutMs: 10, attachments: 2.5, attachmentBytes: 'many' }
      browser.cards = { provider: { kind: 'spreedly', environmentKey: 'Key1234', secret: 'x' } }
      server.fallbackHost = 'Not A Host'
      server.corsOrigins = ['https://app.example/path']
      server.unleash = { url: 'https://flags.example/api' }
      server.mqtt = { buildings: [{ uuid: 'one', topics: '/houses' }] }
      server.sessionDays = { user: 4000 }
      server.flags = { 'show-smart-building': 'yes' }
    })
    await rewrite('brands/portico/brand.json', (brand) => {
      brand.colors = { primary: 'red', secondary: '#fff' }
    })
    await rewrite('brands/harbor/brand.json', (brand) => {
      Object.assign(brand, { pictures: { logo: 'gone.svg' } })
    })
    const found = await mistakes({
      DEMO: 'maybe',
      PORT: '99999',
      HOST: '',
      DATABASE_URL: 'mysql://portico:hunter2@db.example/portico',
      TOKEN_SECRET: 'too short a secret',
      METRICS_TOKEN: 'with blanks and long enough',
      KIOSK_EXIT_PIN: 'abcd',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail.example',
      SHUTDOWN_NOTICE_MS: '5s',
      FILES_S3_URL: 'https://s3.example/portico',
      FILES_S3_REGION: 'eu',
    })
    const file = 'The deployment configuration ./demo.json is wrong at'
    const lines = (await readFile(join(folder, 'demo.json'), 'utf8')).split('\n')
    const at = (field: string) =>
      `, line ${lines.findIndex((line) => line.includes(`"${field}": `)) + 1}:`
    const inList = (field: string) =>
      `, line ${lines.findIndex((line) => line.includes(`"${field}": `)) + 2}:`
    const variable = (name: string) => `The environment variable ${name} is wrong:`
    expect(found).toEqual([
      `${variable('PORT')} must be a port, 0 to 65535.`,
      `${variable('HOST')} must not be empty; set it to an address to listen on, or unset it.`,
      `${variable('DATABASE_URL')} must start with postgres:// or postgresql://.`,
      `${variable('DEMO')} must be true, 1, false or 0.`,
      `${variable('TOKEN_SECRET')} must have 32 characters or more.`,
      `${variable('KIOSK_EXIT_PIN')} must be 4 to 8 digits.`,
      `${variable('SHUTDOWN_NOTICE_MS')} must be a number of milliseconds, 0 to 60000.`,
      `${variable('LOG_LEVEL')} must be one of silent, fatal, error, warn, info, debug.`,
      `${variable('METRICS_TOKEN')} must have 16 characters or more, and no blanks.`,
      `${variable('SMTP_URL')} must start with smtp:// or smtps://.`,
      'FILES_S3_URL, FILES_S3_REGION are set; set FILES_S3_KEY_ID, FILES_S3_SECRET, too.',
      'SMTP_URL is set; set MAIL_FROM to the address that mail comes from.',
      `${file} browser.clock${at('clock')} must be 12h or locale.`,
      `${file} browser.surveyMarker${at('surveyMarker')} must be a text.`,
      `${file} browser.cards.provider.secret${at('secret')} is not known; known there: kind, environmentKey.`,
      `${file} browser.limits.requestTimeoutMs${at('requestTimeoutMs')} must be 1000 or more.`,
      `${file} browser.limits.attachments${at('attachments')} must be a whole number.`,
      `${file} browser.limits.attachmentBytes${at('attachmentBytes')} must be a number.`,
      `${file} browser.frameOrigin${at('frameOrigin')} is not known; perhaps frameOrigins is meant.`,
      `${file} server.fallbackHost${at('fallbackHost')} must be a host name in small letters, such as app.example.`,
      `${file} server.sessionDays.user${at('user')} must be 180 or less.`,
      `${file} server.corsOrigins.0${inList('corsOrigins')} must be an origin, such as https://app.example.`,
      `${file} server.mqtt.buildings.0.uuid${at('uuid')} must be a UUID, such as 1b0c4f3e-5a7d-4c1b-9e2f-6d8a7b3c0e11.`,
      `${file} server.mqtt.buildings.0.topics${at('topics')} must be the beginning of topics, such as houses/tower.`,
      `${file} server.flags.show-smart-building${at('show-smart-building')} must be true or false.`,
      'The brand ./brands/harbor/brand.json names gone.svg, which is not beside it; add it or take it out.',
      'The brand ./brands/portico/brand.json is wrong at colors.primary: must be a colour such as #12484c.',
    ])
    expect(found.join('\n')).not.toMatch(/hunter2|too short a secret|with blanks and long|99999/)
  })

  it('include what the deployment needs from the environment', async () => {
    await rewrite('demo.json', ({ browser = {}, server = {} }) => {
      const spreedly = { kind: 'spreedly', environmentKey: 'Key1234' }
      browser.cards = { provider: spreedly, production: spreedly }
      server.unleash = { url: 'https://flags.example/api' }
      server.mqtt = {
        buildings: [{ uuid: '1b0c4f3e-5a7d-4c1b-9e2f-6d8a7b3c0e11', topics: 'houses/tower' }],
      }
    })
    expect(await mistakes({ DEMO: 'false', KIOSK_EXIT_PIN: '1' })).toEqual([
      'The environment variable KIOSK_EXIT_PIN is wrong: must be 4 to 8 digits.',
      'Without the demo, codes go out by mail; set SMTP_URL and MAIL_FROM to a mail server and a sender, or DEMO=true for the demo.',
      'server.unleash is configured; set UNLEASH_API_KEY to its front-end key.',
      'server.mqtt names buildings; set MQTT_URL to the broker of their systems.',
      'browser.cards.provider names Spreedly; set SPREEDLY_ACCESS_SECRET to the access secret of its environment.',
      'browser.cards.production names Spreedly; set SPREEDLY_PRODUCTION_ACCESS_SECRET to the access secret of its environment.',
    ])
  })

  it('are a single sentence if there is only one', async () => {
    await writeFile(join(folder, 'demo.json'), '[]')
    expect(await mistakes({ PORTICO_CONFIG: '/nowhere.json' })).toEqual([
      'The deployment configuration /nowhere.json cannot be read; set PORTICO_CONFIG to its path.',
    ])
    expect(await mistakes({})).toEqual([
      'The deployment configuration ./demo.json is no object; put its fields in braces, as in config/starter.json.',
    ])
    await writeFile(join(folder, 'demo.json'), '{\n  "server": {\n    "sender": 1,\n  }\n}')
    expect(await mistakes({})).toEqual([
      expect.stringMatching(/^The deployment configuration \.\/demo\.json is not JSON: .*line 4/),
    ])
    await cp('config/demo.json', join(folder, 'demo.json'))
    expect(await mistakes({ DATA_DIR: '/dev/null/portico' })).toEqual([
      'The data folder /dev/null/portico cannot be written; make it writable or set DATA_DIR to another folder.',
    ])
    expect(await mistakes({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([
      'SMTP_URL is set; set MAIL_FROM to the address that mail comes from.',
    ])
  })

  it('are absent for a valid one', async () => {
    const given = { PORTICO_CONFIG: join(folder, 'demo.json'), DATA_DIR: ':memory:' }
    const { deployment, environment } = await readConfiguration('.', given)
    expect(deployment.brands.length).toBeGreaterThan(2)
    expect(environment).toMatchObject({ PORT: 4310, SHUTDOWN_NOTICE_MS: 5000, demo: true })
  })
})

describe('a starter configuration', () => {
  const starter = async (change: (server: Json) => void = () => {}) => {
    await rewrite('starter.json', ({ server = {} }) => {
      server.databaseFile = 'database'
      server.secretFile = 'secret'
      change(server)
    })
    return { PORTICO_CONFIG: join(folder, 'starter.json'), DEMO: 'false' }
  }

  it('needs five fields, two of them files beside it', async () => {
    const given = await starter()
    await writeFile(join(folder, 'database'), 'postgres://portico@db.example/portico\n')
    await writeFile(join(folder, 'secret'), `${'s'.repeat(40)}\n`)
    const { deployment, environment } = await readConfiguration('.', given)
    expect(environment).toMatchObject({
      DATABASE_URL: 'postgres://portico@db.example/portico',
      tokenSecrets: ['s'.repeat(40)],
      smtp: { url: 'smtp://localhost:25', from: 'Portico <mail@app.example>' },
      demo: false,
    })
    expect(deployment.browser).toMatchObject({ defaultSupportEmail: 'mail@app.example' })
    expect(deployment.server).toMatchObject({ fallbackHost: 'app.example', publicScheme: 'https' })
  })

  it('yields to the environment', async () => {
    const given = {
      ...(await starter()),
      DATABASE_URL: 'postgres://other.example/portico',
      TOKEN_SECRET: 't'.repeat(40),
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'mail@other.example',
    }
    const { environment } = await readConfiguration('.', given)
    expect(environment).toMatchObject({
      DATABASE_URL: 'postgres://other.example/portico',
      tokenSecrets: ['t'.repeat(40)],
      smtp: { url: 'smtps://mail.example', from: 'mail@other.example' },
    })
  })

  it('names missing files, a host with a port, and the right name of a field', async () => {
    await writeFile(join(folder, 'secret'), '\n')
    expect(await mistakes(await starter())).toEqual([
      'server.databaseFile names ./database, which cannot be read; write the value there, or set DATABASE_URL.',
      'server.secretFile names ./secret, which is empty; write the value there, or set TOKEN_SECRET.',
    ])
    await writeFile(join(folder, 'secret'), 'short')
    const env = {
      DATABASE_URL: 'postgres://db.example/portico',
      NODE_EXTRA_CA_CERTS: '/nowhere.pem',
    }
    expect(await mistakes({ ...(await starter()), ...env })).toEqual([
      'The environment variable TOKEN_SECRET is wrong: must have 32 characters or more.',
      'NODE_EXTRA_CA_CERTS names /nowhere.pem, which cannot be read; put the certificates there, or unset it.',
    ])
    const wrong = await starter((server) => {
      server.fallbackHost = 'app.example:8443'
      server.publicSheme = 'https'
    })
    expect(await mistakes(wrong)).toEqual([
      'The deployment configuration ./starter.json is wrong at server.fallbackHost, line 4: must be a host name without its port, such as app.example.',
      'The deployment configuration ./starter.json is wrong at server.publicSheme, line 9: is not known; perhaps publicScheme is meant.',
    ])
  })

  it('is not needed on one machine', async () => {
    const { deployment, environment, path } = await readConfiguration('.', {
      DEMO: 'false',
      DATA_DIR: ':memory:',
    })
    expect(path).toBeNull()
    expect(deployment.server).toMatchObject({ fallbackHost: 'localhost', publicScheme: 'http' })
    expect(deployment.brands).toEqual([])
    expect(environment.DATABASE_URL).toBeUndefined()
    expect(environment.smtp?.url).toBe('smtp://localhost:25')
  })
})

it('a misspelled name is recognized only if it is close', () => {
  const names = ['frameOrigins', 'tokenOrigins', 'clock']
  expect(nearestName('frameorigin', names)).toBe('frameOrigins')
  expect(nearestName('clocks', names)).toBe('clock')
  expect(nearestName('secret', names)).toBeNull()
  expect(nearestName('clock', [])).toBeNull()
})
