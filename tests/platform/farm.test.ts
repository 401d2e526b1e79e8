import { writeDraft } from '@features/auth/draft'
import { farmEffects } from '@features/platform/farm/farmEffects'
import type { Session } from '@machines/auth/session/context'
import { apiUrlOf } from '@platform/api/apiUrl'
import { owedSignOuts } from '@platform/session/owedSignOuts'
import { persisted } from '@platform/storage/persisted'
import { rootOfFarm } from '@platform/storage/rootOfFarm'
import { type Root, stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftAt } from '../features/auth/drafts'
import { deployment } from '../features/samples'
import { known } from '../machines/fixtures'

const one = { description: 'Farm one', url: 'https://one.farm.test/api' }
const two = { description: 'Farm two', url: 'https://two.farm.test/api' }
const settings = {
  farmSelectorEmail: 'farms',
  farmListUrl: 'https://farms.test/list',
  farmListRepo: 'portico',
  farmListKey: 'developer-key',
}
const auth: Session = { ...known(60_000).session, token: 'old-token', refreshToken: 'old-refresh' }
const raw = persisted<Root>('root', (given): given is Root => typeof given === 'object')
const saved = () =>
  JSON.stringify([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the API', () => {
  const developers = { ...deployment, developer: settings }

  test("is the farm's if one is selected, whatever the host", () => {
    expect(apiUrlOf('www.dedicated.test', developers, one)).toBe(one.url)
    expect(apiUrlOf('www.dedicated.test', developers, null)).toBe('https://api.house.test')
    expect(apiUrlOf('localhost', developers, null)).toBe('/api')
  })

  test("is never a farm's in a deployment without developer settings", () => {
    expect(apiUrlOf('localhost', deployment, one)).toBe('/api')
  })
})

describe('the root', () => {
  const pageOf = (farm: typeof one | null) => rootOfFarm(raw, farm)

  test('has a session together with the farm that issued it', () => {
    pageOf(one).write({ auth, authV2: null, farm: null })
    expect(raw.read()).toEqual({ auth, authV2: null, farm: one })
    expect(pageOf(one).read()?.auth).toEqual(auth)
  })

  test.each([
    ['another farm', two],
    ['the deployment’s own server', null],
  ])('gives a page of %s no token and no draft', (_, farm) => {
    pageOf(one).write({ auth, authV2: { draft: true }, farm: null })
    expect(pageOf(farm).read()).toEqual({ auth: null, authV2: null, farm })
    expect(pageOf(farm).parse(localStorage.getItem('root'))?.auth).toBeNull()
  })

  test('keeps the farm when the session ends', () => {
    pageOf(one).write({ auth, authV2: null, farm: null })
    pageOf(one).write(null)
    expect(raw.read()).toEqual({ auth: null, authV2: null, farm: one })
    pageOf(null).write(null)
    expect(localStorage.getItem('root')).toBeNull()
  })
})

describe('a change of the farm', () => {
  test('deletes everything of the previous one, then reloads the page', async () => {
    stored.root.write({ auth, authV2: null, farm: null })
    const signUp = draftAt('STANDARD', 'VERIFY_ACCOUNT', [], {
      registrationToken: 'old-registration',
    })
    writeDraft(signUp)
    await owedSignOuts.add('old-refresh')
    let found = ''
    const { switchFarm } = farmEffects(settings, () => {
      found = saved()
    })
    await switchFarm({ farm: one }, new AbortController().signal)
    for (const left of ['old-', 'SIGN_OUTS', 'AUTH_DRAFT', signUp.fields.email]) {
      expect(found.includes(left), left).toBe(false)
    }
    expect(found).toContain(one.url)
    expect(rootOfFarm(raw, one).read()).toEqual({ auth: null, authV2: null, farm: one })
  })

  test("back to the deployment's own server deletes everything", async () => {
    raw.write({ auth: null, authV2: null, farm: one })
    const { switchFarm } = farmEffects(settings, () => undefined)
    await switchFarm({ farm: null }, new AbortController().signal)
    expect(localStorage.getItem('root')).toBeNull()
  })

  test('is received by other tabs, which ignore their other changes', () => {
    const emit = vi.fn<(event: object) => void>()
    const stop = farmEffects(settings, () => undefined).watchFarm(emit, undefined)
    const news = () =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'root', newValue: null }))
    raw.write({ auth, authV2: null, farm: null })
    news()
    expect(emit).not.toHaveBeenCalled()
    raw.write({ auth: null, authV2: null, farm: one })
    news()
    expect(emit).toHaveBeenCalledExactlyOnceWith({ type: 'farm.switched' })
    stop()
    news()
    expect(emit).toHaveBeenCalledTimes(1)
  })
})

describe('the list of farms', () => {
  const requests = vi.fn<typeof fetch>()
  const fetchFarms = () => {
    vi.stubGlobal('fetch', requests)
    return farmEffects(settings, () => undefined).fetchFarms(
      undefined,
      new AbortController().signal,
    )
  }

  test('is requested with repo and key, and nothing about the user', async () => {
    stored.root.write({ auth, authV2: null, farm: null })
    requests.mockResolvedValueOnce(
      Response.json({ data: [one, { description: 'none', url: 'javascript:alert(1)' }] }),
    )
    expect(await fetchFarms()).toEqual([one])
    const [url, init] = requests.mock.calls[0] ?? []
    const request = new Request(url as string, init)
    expect(request.url).toBe('https://farms.test/list?repo=portico')
    expect(request.headers.get('x-api-key')).toBe('developer-key')
    expect(request.headers.get('authorization')).toBeNull()
    expect(request.credentials).toBe('omit')
  })

  test.each([
    ['is missing', { data: 'none' }, 200],
    ['was refused', {}, 403],
  ])('fails if the response %s', async (_, body, code) => {
    requests.mockResolvedValueOnce(Response.json(body, { status: code }))
    await expect(fetchFarms()).rejects.toThrow(/./)
  })
})
