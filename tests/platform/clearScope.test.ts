import { assemble } from '@app/assemble'
import { persistState } from '@app/browser/persistState'
import type { SignedIn } from '@contract/auth'
import type { InlinedBoot } from '@contract/rendering'
import { amenityPage } from '@features/directory/amenities/amenities.page'
import { homeLogic, homePage } from '@features/home/home.page'
import { shellCode } from '@features/pages'
import { stepOf } from '@machines/auth/wizard/address'
import { addressShown } from '@machines/embed/embeddedPage/machine'
import type { AppInput } from '@machines/platform/app/context'
import { isSettled, isSignedIn, isSignedOut, wizardOf } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { pageOf, requestFormOf } from '@machines/platform/pages/selectors'
import type { Host } from '@platform/host'
import { needsOf } from '@shared/pages/needsOf'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { apiOf, lookingUp } from '../features/answers'
import { defaultHost } from '../features/defaults'
import { framedPage, deployment as plain } from '../features/samples'
import {
  user as ada,
  appInput,
  branding,
  firstHouse,
  kioskUser,
  noProviders,
  secondHouse,
  status,
} from '../machines/fixtures'
import { turns } from '../turns'
import { tracesOf } from './reachable'

/** A page of an origin that receives the token and may be framed. */
const deployment = {
  ...plain,
  frameOrigins: ['https://apps.test'],
  tokenOrigins: ['https://apps.test'],
}
const plan = new File(['The third floor'], 'plan-of-the-floor.pdf')
/** Of a sign-up that was left halfway. */
const signUp = {
  email: 'newcomer@house.test',
  'first name': 'Newcomers-First-Name',
  'last name': 'Newcomers-Last-Name',
  password: 'Newcomers-Password-1!',
  code: '8305',
  registration: 'token-of-the-registration',
}
/** Of the user who signs in after it. */
const scope = {
  'e-mail of the user': 'resident@house.test',
  'name of the user': 'Residents-Name',
  'password of the user': 'Residents-Password-1!',
  token: 'token-of-the-session',
  'refresh token': 'refresh-of-the-session',
}
/** Of the request to the help desk. */
const request = {
  subject: 'Subject-of-the-request',
  description: 'Description-of-the-request',
  'name of the file': plan.name,
  file: plan,
}

/** What is found while the user is signed in; the password is cleared with the sign-in. */
const insideTraces = new Set([...Object.keys(scope), ...Object.keys(request)])
insideTraces.delete('password of the user')

const user = {
  ...ada,
  email: scope['e-mail of the user'],
  first_name: scope['name of the user'],
}
const replyFor = (given: typeof ada, token: string, refreshToken: string): SignedIn => ({
  token,
  expires_in: 600,
  refresh_token: { token: refreshToken, expires_in: 900 },
  user: given,
})
const kioskToken = 'token-of-the-kiosk'

/** A server that knows the resident and a kiosk, and responds to nothing else. */
const api = apiOf({
  buildingById: async () => firstHouse.building,
  confirmSignOut: async () => undefined,
  currentUser: async () => user,
  leaveKiosk: async () => undefined,
  login: async () => replyFor(user, scope.token, scope['refresh token']),
  logout: async () => undefined,
  publicBuildings: async () => [firstHouse.building, secondHouse.building],
  register: async () => ({ token: signUp.registration, user: { ...ada, confirmed: false } }),
  openKiosk: async () => replyFor(kioskUser, kioskToken, 'refresh-of-the-kiosk'),
  startKiosk: async () => replyFor(kioskUser, kioskToken, 'refresh-of-the-kiosk'),
  tenantUserBuildings: async () => [firstHouse.building, secondHouse.building],
  themeOfBuilding: async () => firstHouse.theme,
  ...lookingUp(async ({ email }) => ({
    status: email === signUp.email ? status({ email: null, confirmed: false }) : status({ email }),
    providers: noProviders,
  })),
})
const host: Host = {
  ...defaultHost,
  loadCatalogue: async () => undefined,
  fetchCatalogues: async () => undefined,
  fetch: async () => framedPage(),
  report: (what) => {
    throw new Error(what)
  },
}
const boot: InlinedBoot = {
  host: 'localhost',
  whitelabel: branding.whitelabel,
  theme: branding.theme,
  deployment,
  toggles: [],
  demo: false,
  kiosk: { hasExitPin: false },
  rendered: null,
}

async function open(given: Partial<AppInput> = {}) {
  const { app, code } = assemble(
    { api: { ...api, goodToken: async () => scope.token }, host },
    { ...appInput, deployment, branding, ...given },
  )
  app.start()
  const system = systemOf(app)
  persistState(system, boot, null)
  await waitFor(app, isSettled)
  return {
    app,
    code,
    system,
    /** Where any of it is found now: in the machines, or in the browser's storage. */
    left: (of: Parameters<typeof tracesOf>[1]) =>
      tracesOf({ app, system, stored: [localStorage, sessionStorage].map(Object.entries) }, of),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Up to the code, which is typed and not sent. */
async function signUpHalfWay({ app }: Opened) {
  signInOf(app).send({ type: 'email.changed', email: signUp.email })
  signInOf(app).send({ type: 'email.submitted' })
  // Its code is compiled first.
  const snapshot = await waitFor(app, (at) => wizardOf(at) !== undefined, { timeout: 60_000 })
  const wizard = wizardOf(snapshot)
  if (wizard === undefined) throw new Error('no wizard runs')
  const reach = (step: string) => waitFor(wizard, (at) => stepOf(at) === step)
  const next = () => wizard.send({ type: 'step.next' })
  await reach('BUILDING_SELECTOR')
  wizard.send({ type: 'building.chosen', uuid: firstHouse.building.uuid })
  next()
  await reach('CREATE_ACCOUNT')
  wizard.send({ type: 'name.changed', field: 'first_name', value: signUp['first name'] })
  wizard.send({ type: 'name.changed', field: 'last_name', value: signUp['last name'] })
  next()
  await reach('CREATE_PASSWORD')
  wizard.send({ type: 'password.changed', password: signUp.password })
  wizard.send({ type: 'confirmation.changed', confirmation: signUp.password })
  next()
  await reach('ACCEPT_TERMS')
  wizard.send({ type: 'terms.toggled', isAccepted: true })
  next()
  await reach('VERIFY_ACCOUNT')
  next()
  await reach('ENTER_CODE')
  wizard.send({ type: 'code.changed', code: signUp.code })
}

function signInOf(app: Opened['app']) {
  const { signIn } = app.getSnapshot().children
  if (signIn === undefined) throw new Error('no sign-in runs')
  return signIn
}

async function typePassword({ app }: Opened) {
  const signIn = signInOf(app)
  signIn.send({ type: 'email.changed', email: scope['e-mail of the user'] })
  signIn.send({ type: 'email.submitted' })
  await waitFor(signIn, (snapshot) => snapshot.matches('enteringPassword'))
  signIn.send({ type: 'password.changed', password: scope['password of the user'] })
}

async function comeIn(opened: Opened) {
  await typePassword(opened)
  signInOf(opened.app).send({ type: 'password.submitted' })
  await waitFor(opened.app, isSignedIn)
}

async function signOut({ app }: Opened) {
  app.send({ type: 'logout.requested' })
  await waitFor(app, isSignedOut)
  await turns()
}

/** Home is visible, with a form with a file over it, and above both a page with the token in its address. */
async function askHelpDesk({ app, code, system: { pages, embeddedPage } }: Opened) {
  await Promise.all([shellCode, needsOf(homePage), needsOf(amenityPage)].map(code.open))
  pages.send({ type: 'page.entered', page: { name: 'home' } })
  await waitFor(pages, (snapshot) => pageOf(snapshot, homeLogic) !== undefined)
  pages.send({ type: 'requestForm.opened', fields: { nature: 'Amenities' } })
  const form = requestFormOf(pages.getSnapshot())
  if (form === undefined) throw new Error('no form is open')
  form.send({ type: 'field.changed', name: 'subject', value: request.subject })
  form.send({ type: 'field.changed', name: 'description', value: request.description })
  const file = { id: '1', name: plan.name, bytes: plan.size, handle: plan }
  form.send({ type: 'files.offered', files: [file] })
  embeddedPage.send({
    type: 'embeddedPage.opened',
    page: { href: 'https://apps.test/?t={token}', title: 'Lunch' },
  })
  await waitFor(embeddedPage, (snapshot) => addressShown(snapshot) !== null)
  expect(isSignedIn(app.getSnapshot())).toBe(true)
  return form
}

/** Those that were found. */
const names = (found: string[]) => new Set(found.map((line) => line.split(' at ')[0]))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('signing out leaves nothing behind', { timeout: 90_000 }, () => {
  test('of an earlier sign-up or of the scope', async () => {
    const opened = await open()
    const { app, left } = opened
    await signUpHalfWay(opened)
    expect(names(left(signUp))).toEqual(new Set(Object.keys(signUp)))

    app.send({ type: 'location.changed', path: '/login', from: '/signup', buildingUuid: null })
    // The draft waits in the storage for the user's return.
    const { email, password, code, ...draft } = signUp
    const waiting = left(draft)
    expect(names(waiting)).toEqual(new Set(Object.keys(draft)))
    expect(waiting.filter((line) => !line.includes(' at stored.'))).toEqual([])
    expect(left({ password, code })).toEqual([])

    await typePassword(opened)
    expect(names(left(scope))).toContain('password of the user')
    await comeIn(opened)
    // What the sign-in looked up about the address goes with the scope.
    expect(left(draft)).toEqual([])
    expect(names(left({ email }))).toEqual(new Set(['email']))

    const form = await askHelpDesk(opened)
    // On its way, and never answered.
    form.send({ type: 'request.submitted' })
    expect(names(left({ ...scope, ...request }))).toEqual(insideTraces)

    await signOut(opened)
    expect(left({ ...signUp, ...scope, ...request })).toEqual([])
    app.stop()
  })

  test('nor does handing the device over to a kiosk, nor the kiosk', async () => {
    const opened = await open()
    const { app, system, left } = opened
    await comeIn(opened)
    await askHelpDesk(opened)
    expect(names(left({ ...scope, ...request }))).toEqual(insideTraces)

    system.kiosk.send({ type: 'kiosk.entered', buildingUuid: firstHouse.building.uuid })
    system.kiosk.send({ type: 'start.confirmed' })
    await waitFor(app, ({ context }) => context.user?.uuid === kioskUser.uuid)
    await turns()
    expect(isSignedIn(app.getSnapshot())).toBe(true)
    expect(left({ ...scope, ...request })).toEqual([])

    const kiosk = { token: kioskToken, pin: 'Pin-of-the-kiosk' }
    system.kiosk.send({ type: 'kiosk.left' })
    system.kiosk.send({ type: 'leave.confirmed', pin: kiosk.pin })
    expect(names(left(kiosk))).toEqual(new Set(['token', 'pin']))
    await waitFor(app, isSignedOut)
    await turns()
    expect(left(kiosk)).toEqual([])
    app.stop()
  })

  test("nor does an operator's link to a kiosk", async () => {
    const link = { code: 'code-of-the-kiosk' }
    const { app, left } = await open({ kioskCode: link.code })
    expect(names(left(link))).toEqual(new Set(['code']))
    await waitFor(app, isSignedIn)
    await turns()
    expect(left(link)).toEqual([])
    app.stop()
  })

  test('nor does a mailed link', async () => {
    const link = { email: 'forgetful@house.test', token: 'token-of-the-link' }
    const opened = await open({ resetLink: link })
    const { app, left } = opened
    await waitFor(app, (snapshot) => wizardOf(snapshot) !== undefined, { timeout: 60_000 })
    expect(names(left(link))).toEqual(new Set(['email', 'token']))

    const path = { path: '/login', from: '/reset-password', buildingUuid: null }
    app.send({ type: 'location.changed', ...path })
    await comeIn(opened)
    await signOut(opened)
    expect(left(link)).toEqual([])
    app.stop()
  })
})

describe('the search through objects', () => {
  const wanted = { word: 'needle', thing: plan }

  test.each<[string, unknown]>([
    ['a text', 'a needle in it'],
    ['a field', { hay: { stack: 'needle' } }],
    ['a key', { needle: 1 }],
    ['a list', [[], ['needle']]],
    ['a map', new Map([['hay', { stack: 'needle' }]])],
    ['the key of a map', new Map([[{ hay: 'needle' }, 'stack']])],
    ['a set', new Set([['needle']])],
    ['a field by a symbol', { [Symbol('hay')]: 'needle' }],
    ['a hidden field', Object.defineProperty({}, 'hay', { value: 'needle', enumerable: false })],
    ['a function', Object.assign(() => undefined, { hay: 'needle' })],
  ])('finds it in %s', (_, root) => {
    expect(names(tracesOf({ root }, wanted))).toEqual(new Set(['word']))
  })

  test('finds the object itself, through a cycle', () => {
    const circle: Record<string, unknown> = { hay: [] }
    circle.self = circle
    circle.deeper = { back: circle, plan }
    expect(tracesOf({ circle }, wanted)).toEqual(['thing at circle.deeper.plan'])
  })

  test('finds nothing if there is nothing', () => {
    expect(tracesOf({ root: { hay: new Map([[1, ['stack']]]) } }, wanted)).toEqual([])
  })
})
