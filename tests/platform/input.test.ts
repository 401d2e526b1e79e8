import { browserInput } from '@app/browser/input'
import type { Boot } from '@contract/deployment'
import { senderOf } from '@features/support/sender'
import { FailedCall } from '@machines/kernel/failure'
import type { AppSystem } from '@machines/platform/app/system'
import { readBoot } from '@platform/boot'
import { rememberReload } from '@platform/chunkRecovery'
import { kioskFlag, ssoDetails, stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '../features/samples'
import { branding, firstHouse, user } from '../machines/fixtures'

const boot: Boot = {
  host: 'house.test',
  ...branding,
  deployment: { ...deployment, offersPseudoLocale: true },
  toggles: ['show-content-v-2'],
  demo: false,
  kiosk: { hasExitPin: true },
}
const uuid = firstHouse.building.uuid
const arriveAt = (href: string) => window.history.replaceState(null, '', href)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  arriveAt('/')
})
afterEach(() => vi.restoreAllMocks())

describe("a page's initial data", () => {
  test('is what the server wrote into it', () => {
    expect(browserInput(boot)).toMatchObject({
      host: 'house.test',
      deployment: boot.deployment,
      branding,
      toggles: ['show-content-v-2'],
      hasExitPin: true,
      consent: null,
      hasShortcuts: true,
      isNativeHost: false,
      hasHostTransport: false,
      storedBuilding: null,
      requestedBuildingUuid: null,
      isKiosk: false,
      reloadedPath: null,
      isOffline: false,
      cachedAt: null,
      ssoCallback: null,
      resetLink: null,
      kioskCode: null,
      language: { queried: null, chosen: null, active: null, offersPseudo: true },
    })
    expect(browserInput(boot).seed).not.toBe(browserInput(boot).seed)
  })

  test.each<Partial<Boot>>([{ whitelabel: null }, { theme: null }])(
    'contains a whole branding or none: %j',
    (given) => {
      expect(browserInput({ ...boot, ...given }).branding).toBeNull()
    },
  )

  test('includes what earlier page loads and this tab stored', () => {
    stored.building.write({ userUuid: user.uuid, building: firstHouse.building })
    stored.language.write('fr-fr')
    kioskFlag.write(true)
    rememberReload('/help-desk')
    // A building without its theme cannot be shown.
    expect(browserInput(boot)).toMatchObject({
      storedBuilding: null,
      isKiosk: true,
      reloadedPath: '/help-desk',
      language: { chosen: 'fr-fr' },
    })
    stored.theme.write(firstHouse.theme)
    expect(browserInput(boot).storedBuilding).toEqual({ userUuid: user.uuid, ...firstHouse })
    localStorage.removeItem('buildings')
    expect(browserInput(boot).storedBuilding).toBeNull()
  })

  test.each([
    [`/building/${uuid}`, uuid],
    [`/building/${uuid}/companies`, uuid],
    [`/Building/${uuid.toUpperCase()}`, uuid.toUpperCase()],
    [`/building/${uuid}0`, null],
    [`/building/${uuid.slice(1)}`, null],
    [`/a/building/${uuid}`, null],
    ['/building/companies', null],
  ])('%s names the building %s', (path, named) => {
    arriveAt(path)
    expect(browserInput(boot).requestedBuildingUuid).toBe(named)
  })

  test("includes the address's language, and the browser's first supported one", () => {
    arriveAt('/?lang=de')
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP', 'nl', 'fr'])
    expect(browserInput(boot).language).toMatchObject({ queried: 'de-de', browser: 'nl-nl' })
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP'])
    expect(browserInput(boot).language.browser).toBeNull()
  })

  test('includes whether a native host shows it', () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get')
    agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
    expect(browserInput(boot).isNativeHost).toBe(true)
    agent.mockReturnValue('Mozilla/5.0 (iPhone)')
    expect(browserInput(boot).isNativeHost).toBe(false)
  })

  test("includes a mail's or an identity provider's response, with the previous language", () => {
    arriveAt('/reset-password?link=token&email=ada%40house.test')
    expect(browserInput(boot).resetLink).toEqual({ email: 'ada@house.test', token: 'token' })
    const details = {
      email: 'ada@house.test',
      transactionId: 'transaction',
      state: 'state',
      purpose: 'signIn' as const,
      returnTo: null,
      lang: 'de-de',
    }
    ssoDetails.write(details)
    arriveAt('/login?code=code&state=state')
    const { ssoCallback, language } = browserInput(boot)
    expect(ssoCallback).toEqual({ state: 'state', code: 'code', error: null, details })
    expect(language.queried).toBe('de-de')
  })
})

describe('the link that an operator makes for a kiosk', () => {
  const code = () => browserInput(boot).kioskCode

  test('is read once, and its code leaves the address', () => {
    arriveAt('/login?kiosk=K7QM2XPD&lang=de-de')
    expect(code()).toBe('K7QM2XPD')
    expect(window.location.search).toBe('?lang=de-de')
    expect(code()).toBeNull()
  })

  test.each(['/login', '/login?kiosk=', '/?kiosk=K7QM2XPD'])('is not found at %s', (href) => {
    arriveAt(href)
    expect(code()).toBeNull()
  })
})

describe('the data that the server writes into the page', () => {
  afterEach(() => document.querySelector('#boot')?.remove())

  test('is read from it', () => {
    const element = document.createElement('script')
    Object.assign(element, { id: 'boot', type: 'application/json' })
    element.textContent = JSON.stringify({ ...boot, rendered: null })
    document.head.append(element)
    expect(readBoot()).toEqual(JSON.parse(JSON.stringify({ ...boot, rendered: null })))
  })

  test('must exist', () => {
    expect(() => readBoot()).toThrow('open it from the Portico server')
  })
})

describe('the sender of a help desk request', () => {
  const snapshotOf = (context: object) => ({ getSnapshot: () => ({ context }) })
  const system = (given: {
    user?: object | null
    building?: object | null
    branding?: object | null
  }) =>
    ({
      session: snapshotOf({ session: given.user === null ? null : { user } }),
      building: snapshotOf({
        entered: given.building === null ? null : { ...firstHouse, building: given.building },
      }),
      whitelabel: snapshotOf({
        branding: given.branding === undefined ? branding : given.branding,
      }),
    }) as unknown as AppSystem
  const building = { ...firstHouse.building, portfolio_uuid: uuid }

  test("is the user, in their building, under the brand's name", () => {
    expect(senderOf(system({ building }), deployment)).toEqual({
      user,
      building,
      brand: 'Test',
      appVersion: '3.5.0',
      namesBuilding: false,
    })
    expect(senderOf(system({ building, branding: null }), deployment).brand).toBe('Portico')
  })

  test.each([
    [uuid, uuid, true],
    [uuid, user.uuid, false],
    [undefined, uuid, false],
  ])('names the building for the portfolio %s: that of %s, %s', (wanted, own, names) => {
    const settings = { ...deployment, ...(wanted && { buildingNamePortfolio: wanted }) }
    const pending = senderOf(system({ building: { ...building, portfolio_uuid: own } }), settings)
    expect(pending.namesBuilding).toBe(names)
    const { portfolio_uuid: _, ...loose } = building
    expect(senderOf(system({ building: loose }), settings).namesBuilding).toBe(false)
  })

  test.each([{ user: null, building }, { building: null }])('is missing without %j', (given) => {
    expect(() => senderOf(system(given), deployment)).toThrow(FailedCall)
  })
})
