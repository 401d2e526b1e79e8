import { assemble } from '@app/assemble'
import { browserDependencies } from '@app/browser/host'
import { firstCalls } from '@app/firstCalls'
import type { Boot } from '@contract/deployment'
import { passwordCalls } from '@features/account/api/password'
import { signUpCalls } from '@features/auth/api/signUp'
import { dayBookingCalls } from '@features/bookings/api/dayBookings'
import { detailCalls } from '@features/content/api/details'
import { passVerificationCalls } from '@features/content/api/passVerification'
import { savedCalls } from '@features/content/api/saved'
import { directoryCalls } from '@features/directory/api/directory'
import { homeCalls } from '@features/home/api/home'
import { suiteCalls } from '@features/suites/api/suites'
import { permissionCalls } from '@features/tenancy/api/permissions'
import { isSignedIn } from '@machines/platform/app/selectors'
import { type AppActor, systemOf } from '@machines/platform/app/system'
import { createResponseCache } from '@platform/api/responseCache'
import { checkHealth } from '@platform/chunkRecovery'
import { type OwnThing, ownList } from '@platform/ownList'
import { createReporter } from '@platform/report/reporter'
import { stored } from '@platform/storage/stored'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'
import { waitFor } from 'xstate'
import { deployment } from '../features/samples'
import { appInput, branding, firstHouse, known, noProviders, user } from '../machines/fixtures'

const { building, theme } = firstHouse
const uuid = building.uuid
const { signal } = new AbortController()
const inBuilding = { buildingUuid: uuid, lang: 'de-de' }
const home = `/tenant/v1/buildings/${uuid}`

/** The server lets the app start, and responds to nothing else. */
const answers: Record<string, unknown> = {
  '/users/current': user,
  '/tenant/v1/users/current/buildings': { data: [building], total: 1, limit: 100, offset: 0 },
  [home]: { data: building },
  [`/buildings/${uuid}/theme`]: theme,
}
const unknown = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' }
const fetched = vi.fn<typeof fetch>(async (given) => {
  const { pathname } = new URL(given instanceof Request ? given.url : given, window.location.origin)
  const answer = answers[pathname.replace('/api', '')]
  return Response.json(answer ?? unknown, { status: answer === undefined ? 404 : 200 })
})
/** The requests since `fetched` was cleared: method, path and query. */
const requests = () =>
  fetched.mock.calls.map(([given, init]) => {
    const url = new URL(given instanceof Request ? given.url : given, window.location.origin)
    return `${init?.method ?? 'GET'} ${url.pathname.replace('/api', '')}${url.search}`
  })

const boot: Boot = {
  host: 'localhost',
  ...branding,
  deployment: {
    ...deployment,
    brands: { test: { family: 'default', ownScope: true, allowsDark: true } },
  },
  toggles: [],
  demo: false,
  kiosk: { hasExitPin: false },
}
let app: AppActor
let logged: MockInstance<typeof console.error>
const dependenciesOf = (given: Boot) =>
  browserDependencies({
    boot: given,
    responses: createResponseCache(null),
    report: createReporter(async () => () => undefined).report,
    app: () => app,
    navigate: () => undefined,
    retryPage: () => undefined,
  })
const { api, host } = dependenciesOf(boot)
const calls = firstCalls(api)

beforeAll(async () => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const now = Date.now()
  const { session } = known(0)
  const auth = { ...session, expiresAt: now + 900_000, refreshExpiresAt: now + 900_000 }
  stored.root.write({ auth, authV2: null, farm: null })
  const quiet = { ...host, watchFlags: () => () => undefined }
  ;({ app } = assemble({ api, host: quiet }, { ...appInput, branding }))
  app.start()
  await waitFor(app, isSignedIn)
  await waitFor(app, ({ context }) => context.entered !== null)
}, 60_000)
afterAll(() => {
  app.stop()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
beforeEach(() => fetched.mockClear())

describe("the app's effects send requests to the server", () => {
  const of = { kind: 'post', uuid, buildingUuid: uuid, lang: 'de-de', userId: 1 } as const
  const participation = {
    kind: 'rsvp',
    mine: 0,
    taken: 0,
    limit: 1,
    perUser: 1,
    isOffered: true,
  } as const
  const intent = { of, participation, key: 'intent' }
  const suite = { buildingUuid: uuid, floorId: '7', suiteId: '12' }
  const smart = `/smart-building/v1/buildings/${uuid}/zeller/floors`
  const email = 'ada@house.test'
  const code = { email, code: '8305', token: null, key: 'intent' }
  const fields = {
    email,
    first_name: 'Ada',
    last_name: 'Test',
    building_uuid: uuid,
    is_term_accepted: true,
    is_email_accepted: true,
  }
  const identity = {
    email,
    transactionUuid: noProviders.transaction_uuid,
    firstName: null,
    lastName: null,
  }

  const older = { ...inBuilding, mode: 'older' } as const
  const byName = 'orderByProperty=name&orderBy=desc'
  const parts = homeCalls(api)
  const directory = directoryCalls(api)
  const smartSuites = suiteCalls(api)
  const signUp = signUpCalls(api, () => 1)
  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'the buildings of a user',
      () => calls.fetchBuildings('test', signal),
      ['GET /tenant/v1/users/current/buildings?include=languages&brand_scope=test'],
    ],
    [
      'a language that is saved',
      () => calls.saveLocale({ locale: 'de-de' }, signal),
      ['PUT /users/current'],
    ],
    [
      'a kiosk that starts',
      () => calls.startKiosk({ buildingUuid: uuid }, signal),
      ['POST /portico/v1/kiosk/start'],
    ],
    [
      'a kiosk that ends',
      () => calls.leaveKiosk({ pin: '' }, signal),
      ['POST /portico/v1/kiosk/leave'],
    ],
    ['the health of the server', () => checkHealth(host, signal), ['GET /healthcheck']],
    [
      'guest buildings',
      () => calls.fetchGuestBuildings(undefined, signal),
      ['GET /public/guest-buildings'],
    ],
    [
      'a sign-in',
      () => calls.logIn({ email, password: 'Secret-1!' }, signal),
      ['POST /auth/v2/login'],
    ],
    [
      'utilities',
      () => parts.utilities(inBuilding, signal),
      [`GET ${home}/utility-buttons?lang=de-de`],
    ],
    ['promoted', () => parts.promoted(older, signal), [`GET ${home}/contents-promoted?lang=de-de`]],
    [
      'discover',
      () => parts.discover(older, signal),
      [`GET ${home}/categories/contents?lang=de-de&${byName}&offset=0`],
    ],
    [
      'spotlight',
      () => parts.spotlight(older, signal),
      [`GET ${home}/categories/contents-spotlight?lang=de-de&${byName}&offset=0`],
    ],
    [
      'permissions',
      () => permissionCalls(api).permissions(uuid, signal),
      [
        `GET /user-permissions/v1?building_uuids=${uuid}&permissions=can-see-admin-ui-link,can-approve-bookings,can-check-passes,can-start-kiosk`,
      ],
    ],
    [
      'a post',
      () => detailCalls(api).read(of, signal),
      [`GET /tenant/v1/posts/${uuid}?lang=de-de`],
    ],
    ['a company', () => directory.company({ uuid }, signal), [`GET /tenant/v1/companies/${uuid}`]],
    [
      'saved items',
      () => savedCalls(api).savedItems(inBuilding, signal),
      [`GET /portico/v1/buildings/${uuid}/saved?lang=de-de`],
    ],
    [
      'the bookings of the day',
      () => dayBookingCalls(api).dayBookings(inBuilding, signal),
      [
        'GET /tenant/v1/users/current/transactions?type=resource_booking&period=upcoming&lang=de-de&orderByProperty=start_at&orderBy=asc&limit=20',
      ],
    ],
    [
      'an RSVP',
      () => detailCalls(api).reserve(intent, signal),
      [`PUT ${home}/event-posts/${uuid}/attend`],
    ],
    [
      'a cancelled RSVP',
      () => detailCalls(api).cancel(intent, signal),
      [`PUT /tenant/v1/event-posts/${uuid}/recall`],
    ],
    [
      'companies',
      () =>
        directory.companies(
          { of: { ...inBuilding, companyTypes: [] }, offset: 0, count: 100 },
          signal,
        ),
      [`GET ${home}/companies?${byName}&offset=0&limit=100`],
    ],
    [
      'amenities',
      () => directory.amenities(inBuilding, signal),
      [`GET ${home}/amenitiesByCategory?offset=0&limit=100&lang=de-de`],
    ],
    ['floors', () => smartSuites.floors({ buildingUuid: uuid }, signal), [`GET ${smart}`]],
    [
      'suites',
      () => smartSuites.suitesOfFloor(suite, signal),
      [`GET ${smart}`, `GET ${smart}/7/suites`],
    ],
    ['a suite', () => smartSuites.readSuite(suite, signal), [`GET ${smart}/7/suites/12`]],
    ...(
      [
        ['lighting', 'F', 40, 'lighting/all/40'],
        ['temperature', 'F', 70, 'temp/70/false'],
        ['temperature', 'C', 21, 'temp/21/true'],
      ] as const
    ).map(([control, unit, value, path]): [string, () => Promise<unknown>, string[]] => [
      `${control} in ${unit}`,
      () => smartSuites.changeSuite({ of: suite, control, unit, value, key: 'intent' }, signal),
      [`PUT ${smart}/7/suites/12/${path}`],
    ]),
    ...[true, false].map((isSaved): [string, () => Promise<unknown>, string[]] => [
      isSaved ? 'an item that is saved' : 'an item that is taken back',
      () =>
        savedCalls(api).saveItem(
          { buildingUuid: uuid, uuid: 'talk', isSaved, key: 'intent' },
          signal,
        ),
      [`${isSaved ? 'PUT' : 'DELETE'} /portico/v1/buildings/${uuid}/saved/talk`],
    ]),
    [
      'a pass',
      () =>
        passVerificationCalls(api).checkPass(
          { buildingUuid: uuid, code: ' 7K3M ', use: true, key: 'intent' },
          signal,
        ),
      [`POST /portico/v1/buildings/${uuid}/passes/check`],
    ],
    [
      'providers',
      () => signUp.lookUpProviders({ email }, signal),
      [`GET /sso/v1/providers/${encodeURIComponent(email)}?source=tenantweb`],
    ],
    [
      'the buildings of an address',
      () => signUp.fetchBuildings({ email, token: null }, signal),
      ['GET /public/buildings?domain=house.test'],
    ],
    [
      'an account',
      () => signUp.register({ fields, password: null, token: null, key: 'intent' }, signal),
      ['POST /auth/register'],
    ],
    [
      'the terms',
      () => signUp.acceptTerms({ token: 'registration' }, signal),
      ['PUT /users/current'],
    ],
    [
      'the first building',
      () => signUp.saveBuilding({ token: 'registration', buildingUuid: uuid }, signal),
      ['PUT /users/current'],
    ],
    [
      'a code',
      () => signUp.sendCode({ email, codes: 'v2' }, signal),
      ['POST /user-verification/v2/code/reset-password/send'],
    ],
    [
      'another code',
      () => signUp.resendCode({ email, token: null }, signal),
      ['POST /user-verification/code/reset-password/resend'],
    ],
    [
      'a used code',
      () => signUp.consumeCode(code, signal),
      ['PUT /user-verification/code/8305/consume'],
    ],
    [
      'a new password',
      () => signUp.setPassword({ ...code, newPassword: 'Secret-1!' }, signal),
      ['PUT /user-verification/code/reset-password/consume'],
    ],
    [
      'the return from a provider',
      () => signUp.exchangeCode({ code: 'c', state: 's' }, signal),
      ['GET /sso/v1/callback/oidc?code=c&state=s&tenantweb=true'],
    ],
    [
      'a sign-in by a provider',
      () =>
        signUp.authenticate({ providerIdentity: identity, fields: null, key: 'intent' }, signal),
      [`POST /sso/v2/authenticate?email=${email}&uuid=${identity.transactionUuid}`],
    ],
    [
      'another password',
      () =>
        passwordCalls(api).updatePassword(
          { current: 'a', password: 'Secret-1!', key: 'intent' },
          signal,
        ),
      ['PUT /users/current'],
    ],
  ])('%s', async (_, request, expected) => {
    await request().catch(() => undefined)
    expect(requests()).toEqual(expected)
  })

  test('an address is sent to lookup and providers, a host to white-label and theme', async () => {
    await calls.lookUpEmail({ email }, signal).catch(() => undefined)
    await calls.fetchBranding('localhost', signal).catch(() => undefined)
    await calls.enterBuilding({ uuid }, signal)
    expect(requests()).toEqual([
      'POST /auth/v2/validate-email',
      `GET /sso/v1/providers/${encodeURIComponent(email)}?source=tenantweb`,
      'GET /public/whitelabel?domain=localhost',
      'GET /public/theme?domain=localhost',
      // It waits for no token.
      `GET /buildings/${uuid}/theme`,
      `GET ${home}?include=languages&attachPortfolioCompanyUuid=true`,
    ])
  })

  test('every call names brand, building, language and user', async () => {
    await calls.fetchBuildings('ALL', signal)
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
    expect(headers.get('x-brand')).toBe('test')
    expect(headers.get('x-building-uuid')).toBe(uuid)
    expect(headers.get('accept-language')).toBe('en-US,en;q=0.9')
    expect(headers.get('authorization')).toBe('Bearer token')
  })

  test.each<[string, Partial<Boot>, string]>([
    ['a brand with a scope of its own', {}, 'test'],
    ['a brand without one', { deployment }, 'ALL'],
  ])('%s requests the buildings of its scope', async (_, given, scope) => {
    const { deployment: settings, whitelabel } = { ...boot, ...given }
    const brand = whitelabel && { ...branding, whitelabel }
    const { app: another } = assemble(
      { api, host: { ...host, watchFlags: () => () => undefined } },
      { ...appInput, deployment: settings, branding: brand },
    )
    another.start()
    await vi.waitFor(() =>
      expect(requests()).toContain(
        `GET /tenant/v1/users/current/buildings?include=languages&brand_scope=${scope}`,
      ),
    )
    another.stop()
  })

  test('a host with its own API uses it', async () => {
    await checkHealth(dependenciesOf({ ...boot, host: 'www.dedicated.test' }).host, signal).catch(
      () => undefined,
    )
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.house.test/healthcheck')
  })

  test('a mismatched reply is reported without the address', async () => {
    logged.mockClear()
    answers[`/tenant/v1/companies/${uuid}`] = { data: 'none' }
    await expect(directoryCalls(api).company({ uuid }, signal)).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    })
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'portico: malformed reply of /tenant/v1/companies/:companyUuid',
      '',
    )
  })
})

describe("a user's own features", () => {
  const things = ['passes', 'saved', 'bookings'] as const satisfies OwnThing[]
  const listed = (settings: typeof deployment) =>
    Promise.all(
      things.map(async (thing) => {
        const read = ownList({ app: () => app, deployment: settings }, thing, async () => [thing])
        return (await read(undefined, signal)).length === 1
      }),
    )

  test('are those that the back end offers', async () => {
    expect(await listed(deployment)).toEqual([true, true, true])
    expect(await listed({ ...deployment, extensions: [] })).toEqual([false, false, true])
  })

  test('are absent on a kiosk', async () => {
    const { kiosk } = systemOf(app)
    vi.spyOn(kiosk, 'getSnapshot').mockReturnValue({
      ...kiosk.getSnapshot(),
      hasTag: () => true,
    } as never)
    expect(await listed(deployment)).toEqual([false, false, false])
    vi.mocked(kiosk.getSnapshot).mockRestore()
  })
})
