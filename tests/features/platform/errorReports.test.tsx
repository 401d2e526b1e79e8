import type { Boot } from '@contract/deployment'
import { errorReport } from '@contract/errors'
import type { AppActor } from '@machines/platform/app/system'
import { ownTexts } from '@platform/report/ownTexts'
import { createReporter } from '@platform/report/reporter'
import { createSender } from '@platform/report/sender'
import { stored } from '@platform/storage/stored'
import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { branding, noProviders, status } from '../../machines/fixtures'
import { turns } from '../../turns'
import { lookingUp } from '../answers'
import { signedInReply } from '../defaults'
import { type Replaced, renderApp } from '../renderApp'
import { deployment } from '../samples'

/** The user's name, input and tokens during the sign-up: none of it may leave the browser. */
const own = {
  email: 'newcomer.lovelace@house.test',
  firstName: 'Augusta',
  lastName: 'Kingovic',
  password: 'Correct-Horse-9!',
  code: '8305',
  registration: 'eyJhbGciOiJIUzI1NiJ9.cmVnaXN0cmF0aW9u.bG92ZWxhY2U',
  token: 'eyJhbGciOiJIUzI1NiJ9.c2Vzc2lvbg.bG92ZWxhY2U',
  refreshToken: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c',
}
const secrets = [...Object.values(own), 'newcomer', 'lovelace', 'Horse']

const nobody = status({ email: null, terms_accepted: false, confirmed: false, created_by: null })
const signedIn = {
  ...signedInReply,
  token: own.token,
  refresh_token: { token: own.refreshToken, expires_in: 86_400 },
}

const bodies: string[] = []
const urls: string[] = []
const posted = vi.fn<typeof fetch>(async (url, init) => {
  urls.push(url instanceof Request ? url.url : url.toString())
  bodies.push(
    typeof init?.body === 'string' ? init.body : new TextDecoder().decode(init?.body as Uint8Array),
  )
  return Response.json({}, { status: 202 })
})

beforeEach(() => {
  vi.stubGlobal('fetch', posted)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  bodies.length = 0
  urls.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const dsn = 'https://publickey@errors.example/7'
const adapters: [string, Partial<Boot['deployment']>, RegExp][] = [
  ['our own API', { extensions: ['errors'] }, /^\/api\/portico\/v1\/errors$/],
  [
    'a Sentry',
    { errorReporting: { dsn, environment: 'test', sampleRate: 1, tracesSampleRate: 1 } },
    /^https:\/\/errors\.example\/api\/7\/envelope\//,
  ],
]

describe.each(adapters)('what %s receives', (_, settings, address) => {
  function reporterFor(app: () => AppActor) {
    const boot: Boot = {
      host: 'localhost',
      ...branding,
      deployment: { ...deployment, ...settings },
      toggles: [],
      demo: false,
      kiosk: { hasExitPin: false },
    }
    return createReporter(
      () => createSender(boot, '/api'),
      () => ownTexts(app()),
    )
  }
  const reports = () => bodies.filter((body) => body.includes('"walk"'))

  test('contains nothing that a user typed in a sign-up that crashes', async () => {
    let app: AppActor | undefined
    const reporter = reporterFor(() => {
      if (app === undefined) throw new Error('too early')
      return app
    })
    let breaks: string | null = null
    const readRoot = stored.root.read.bind(stored.root)
    // The storage of drafts: an exception there crashes the wizard.
    vi.spyOn(stored.root, 'read').mockImplementation(() => {
      if (breaks !== null) throw new TypeError(breaks)
      return readRoot()
    })
    const effects: Replaced = {
      ...lookingUp(async () => ({ status: nobody, providers: noProviders })),
      register: async () => ({
        token: own.registration,
        user: { ...signedIn.user, confirmed: false },
      }),
      login: async () => signedIn,
    }
    const rendered = await renderApp({ at: '/login', effects, inspect: reporter.inspect })
    app = rendered.app
    const { user } = rendered
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
    await user.type(await screen.findByLabelText('Work email'), `${own.email}{Enter}`)
    await user.click(await screen.findByLabelText(/House 3/))
    await next()
    await user.type(await screen.findByLabelText('First name'), own.firstName)
    await user.type(screen.getByLabelText('Last name'), own.lastName)
    await next()
    await user.type(await screen.findByLabelText('New password'), own.password)
    await user.type(screen.getByLabelText('Confirm password'), own.password)
    const everything = Object.values(own).join(' and ')
    reporter.report('render error', new Error(`no ${everything}`))
    reporter.report('uncaught error', new RangeError(own.password))
    reporter.report('unhandled rejection', new SyntaxError(`${own.firstName}${own.lastName}`))
    breaks = `${own.firstName} with ${own.password} is no function`
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(reports()).toHaveLength(4), { timeout: 10_000 })
    for (const url of urls) expect(url).toMatch(address)
    const text = bodies.join('\n')
    // Ids and instants are random: inside of one, the digits of the code are no leak.
    const contains = (secret: string) =>
      /^\d+$/.test(secret)
        ? new RegExp(`(?<![\\da-z])${secret}(?![\\da-z])`, 'i').test(text)
        : text.includes(secret)
    expect(secrets.filter(contains)).toEqual([])
    const broken = reports().find((body) => body.includes('a chart ended in an error'))
    for (const replies of ['wizard', 'creatingPassword', 'name.changed', 'step.back']) {
      expect(broken?.includes(replies), replies).toBe(true)
    }
  })
})

describe('our own API', () => {
  test('receives what its contract accepts', async () => {
    const boot = {
      host: 'localhost',
      deployment: { ...deployment, extensions: ['errors'] },
      ...branding,
    }
    const send = await createSender(boot as unknown as Boot, '/api')
    send({
      what: 'render error',
      error: Object.assign(new Error('x'.repeat(5000)), {
        name: '<script>',
        stack: 'at a (b:1:2)',
      }),
      pathname: '/content/5605d157-48bd-86a2-b1eb-2d9e1752321f',
      broken: { chart: 'chart <1>', state: { ['a"b<']: 'c' }, walk: [] },
      known: [],
      walk: Array.from({ length: 20 }, () => ({
        chart: 'any'.repeat(50),
        event: `${'e'.repeat(300)} 5605d157-48bd-86a2-b1eb-2d9e1752321f`,
        from: { deep: 'x'.repeat(600) },
        with: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, 'sesame'])),
        times: 1,
      })),
    })
    await waitFor(() => expect(bodies).toHaveLength(1))
    const report = v.parse(errorReport, JSON.parse(bodies[0] ?? ''))
    expect(report).toMatchObject({ path: '/content/:id', brand: 'test', version: '3.5.0' })
    expect(bodies[0]).not.toContain('sesame')
    expect(bodies[0]?.length).toBeLessThan(32 * 1024)
  })

  test.each([
    ['receives another request if it could not respond', 503, 2],
    ['receives no other request after a refusal', 400, 1],
  ])('%s', async (_, answer, times) => {
    const boot = {
      host: 'localhost',
      deployment: { ...deployment, extensions: ['errors'] },
      ...branding,
    }
    const send = await createSender(boot as unknown as Boot, '/api')
    posted.mockImplementationOnce(async () => {
      bodies.push('first')
      return Response.json({}, { status: answer })
    })
    send({ what: 'render error', error: null, pathname: '/', broken: null, walk: [], known: [] })
    await waitFor(() => expect(bodies).toHaveLength(1))
    await turns()
    window.dispatchEvent(new Event('online'))
    await turns()
    expect(bodies).toHaveLength(times)
  })

  test('receives nothing if the back end accepts no reports', async () => {
    const boot = { host: 'localhost', deployment: { ...deployment, extensions: [] }, ...branding }
    const send = await createSender(boot as unknown as Boot, '/api')
    send({ what: 'render error', error: null, pathname: '/', broken: null, walk: [], known: [] })
    await turns()
    expect(bodies).toEqual([])
  })
})
