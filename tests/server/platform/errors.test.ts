import { browserDeployment } from '@contract/deployment'
import { reportMessages } from '@contract/errors'
import { rateLimits } from '@server/db/schema'
import { contentPolicy } from '@server/http/contentPolicy'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { demo, type Sent, type World } from '../world'
import { readProblem } from './reading'

const world = withSharedWorld()
beforeEach(() => world.database.connection.delete(rateLimits))

const step = {
  chart: 'wizard',
  event: 'step.submitted',
  from: '"asking"',
  with: { code: 'text', list: 3 },
  times: 2,
}
const sound = {
  what: 'a chart ended in an error',
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  stack: [{ fn: 'start', file: 'first-a1.js', line: 1, column: 20 }],
  path: '/content/:id',
  brand: 'portico',
  version: '3.5.0',
  chart: 'wizard',
  state: '{"asking":"code"}',
  walk: [step],
}
const report = (body: unknown, more: Sent = {}) =>
  world.request('POST', '/api/portico/v1/errors', { body, ...more })
/** The lines of reports that were written since `from`. */
const lines = (from = 0) =>
  world.logged
    .slice(from)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ log }) => log === 'client-error')

describe('an error report', () => {
  it('becomes one line of the log, with browser and trace, but no client', async () => {
    const from = world.logged.length
    const answer = await report(sound, {
      client: '203.0.113.9',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 secret-agent' },
    })
    expect(answer.status).toBe(202)
    expect(lines(from)).toEqual([
      expect.objectContaining({
        ...sound,
        level: 50,
        browser: 'Chrome',
        system: 'Linux',
        trace: answer.headers.get('x-trace-id'),
      }),
    ])
    const text = world.logged.slice(from).join('\n')
    expect(text).not.toContain('203.0.113.9')
    expect(text).not.toContain('secret-agent')
  })

  it('is scrubbed again, and fields outside the contract are dropped', async () => {
    const from = world.logged.length
    const message = 'no account for ada@meridian.example with 8305 and "Sesame"\n{"log":"security"}'
    await report({
      ...sound,
      message,
      password: 'Sesame',
      walk: [{ ...step, email: 'ada@x.test' }],
    })
    // Whole words: the random trace may contain "ada".
    expect(JSON.stringify(lines(from))).not.toMatch(/\b(ada|8305)\b|Sesame|security/)
  })

  it.each([
    ['what', { what: 'ada@meridian.example' }],
    ['what', { what: 'x'.repeat(121) }],
    ['name', { name: 'no name' }],
    ['message', { message: 'x'.repeat(301) }],
    ['stack', { stack: Array.from({ length: 31 }, () => sound.stack[0]) }],
    ['stack.0.file', { stack: [{ ...sound.stack[0], file: '/home/ada/x.js' }] }],
    ['path', { path: '/content?token=sesame' }],
    ['path', { path: '/content/ada@house.test' }],
    ['state', { state: '{"a":"<b>"}' }],
    ['state', { state: '{"a":"Ada Winthrop"}' }],
    ['what', { what: 'Ada Winthrop' }],
    ['stack.0.fn', { stack: [{ ...sound.stack[0], fn: 'Ada Winthrop' }] }],
    ['version', { version: 'AdaWinthrop' }],
    ['walk', { walk: Array.from({ length: 21 }, () => step) }],
    ['walk.0.with.code', { walk: [{ ...step, with: { code: '8305' } }] }],
    ['walk.0.with.list', { walk: [{ ...step, with: { list: 1.5 } }] }],
    ['walk.0.event', { walk: [{ ...step, event: 'ada@house.test' }] }],
    ['walk', { walk: undefined }],
  ])('is refused for its %s: %j', async (path, change) => {
    const from = world.logged.length
    const answer = await report({ ...sound, ...change })
    expect(readProblem(answer).errors?.[0]?.path).toBe(`body.${path}`)
    expect(lines(from)).toEqual([])
  })

  it.each([null, [], 'text', 7, {}])('is refused if it is malformed: %j', async (body) => {
    expect(readProblem(await report(body)).code).toBe('invalid_request')
  })

  it('is refused if it is too large, before it is parsed', async () => {
    const raw = JSON.stringify({ ...sound, filler: 'x'.repeat(33 * 1024) })
    const answer = await world.request('POST', '/api/portico/v1/errors', { raw })
    expect(readProblem(answer).code).toBe('payload_too_large')
  })

  it('can be as large as the contract allows', async () => {
    const maxLength = {
      ...sound,
      message: 'x '.repeat(150),
      stack: Array.from({ length: 30 }, () => ({
        fn: 'f'.repeat(80),
        file: `${'f'.repeat(97)}.js`,
        line: 9_999_999,
        column: 9_999_999,
      })),
      state: `"${'x'.repeat(50)}"`.repeat(7),
      walk: Array.from({ length: 20 }, () => ({
        chart: 'c'.repeat(60),
        event: 'e'.repeat(120),
        from: `"${'x'.repeat(50)}"`.repeat(7),
        with: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [`${'f'.repeat(18)}${at}`, 'text']),
        ),
        times: 999,
      })),
    }
    expect((await report(maxLength)).status).toBe(202)
  })

  it('is limited by client, and in total', async () => {
    const many = (count: number, client: (at: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, at) => report(sound, { client: client(at) })))
    const one = await many(61, () => '203.0.113.7')
    expect(one.filter(({ status }) => status === 429)).toHaveLength(1)
    await world.database.connection.delete(rateLimits)
    const all = await many(601, (at) => `198.51.${Math.floor(at / 250)}.${at % 250}`)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  }, 60_000)

  it('names values in words that no user chose', () => {
    for (const word of reportMessages) expect(word).toMatch(/^[a-z]+([_-][a-z]+)*$/)
  })
})

describe("the pages' policy", () => {
  const withDsn = (dsn: string) => {
    const { browser } = demo
    return v.parse(browserDeployment, { ...browser, errorReporting: { dsn } })
  }

  it("allows reports to the deployment's Sentry, and nowhere without one", () => {
    const browser = withDsn('https://key@errors.example:8443/team/7')
    const connect = (given: World['deployment']) =>
      contentPolicy(given, 'nonce')
        .split('; ')
        .find((part) => part.startsWith('connect-src'))
    expect(connect({ ...demo, browser })).toBe("connect-src 'self' https://errors.example:8443")
    expect(connect(demo)).toBe("connect-src 'self'")
  })

  it.each([
    'https://key:secret@errors.example/7',
    'http://key@errors.example/7',
    'https://errors.example/7',
    'https://key@errors.example/',
    "https://key@errors.example'; script-src */7",
    'javascript:alert(1)',
  ])('has no DSN %s', (dsn) => {
    expect(() => withDsn(dsn)).toThrow(/must be a DSN/)
  })
})
