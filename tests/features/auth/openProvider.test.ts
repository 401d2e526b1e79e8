import { openProvider } from '@features/auth/provider/openProvider'
import { ssoDetails } from '@platform/storage/stored'
import { leave } from '@platform/tabs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { turns } from '../../turns'

const assign = vi.fn<(href: string) => void>()
const redirect = {
  url: '/api/sso/start?state=abc',
  email: 'ada@house.test',
  transactionUuid: 'transaction',
  purpose: 'signIn' as const,
}
const house = { apiUrl: '/api', leave }
const standAt = (search: string) =>
  vi.stubGlobal('location', { origin: 'https://house.test', search, assign })
const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  sessionStorage.clear()
  assign.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the redirect to an identity provider', () => {
  test('stores who leaves and the requested page, then leaves', () => {
    standAt('?returnTo=%2Fmy-history&lang=de-de&other=1')
    const written: unknown[] = []
    assign.mockImplementationOnce(() => void written.push(ssoDetails.read()))
    void openProvider(house, redirect)
    expect(assign.mock.calls).toEqual([['https://house.test/api/sso/start?state=abc']])
    expect(written).toEqual([
      {
        email: 'ada@house.test',
        transactionId: 'transaction',
        state: 'abc',
        purpose: 'signIn',
        returnTo: '/my-history',
        lang: 'de-de',
      },
    ])
  })

  test('starts at the API, and may have no state', () => {
    standAt('')
    void openProvider(
      { ...house, apiUrl: 'https://api.house.test' },
      { ...redirect, url: '/sso/start' },
    )
    expect(assign.mock.calls).toEqual([['https://api.house.test/sso/start']])
    expect(ssoDetails.read()).toMatchObject({ state: '', returnTo: null, lang: null })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'portico://open', 'http://['])(
    'refuses %s and stores nothing',
    async (url) => {
      standAt('')
      await expect(openProvider(house, { ...redirect, url })).rejects.toThrow(
        /^No address of a provider$|URL/,
      )
      expect(assign).not.toHaveBeenCalled()
      expect(sessionStorage).toHaveLength(0)
    },
  )

  test.each(['http://provider.test/a', 'https://provider.test/a'])('allows %s', (url) => {
    standAt('')
    void openProvider(house, { ...redirect, url })
    expect(assign.mock.calls).toEqual([[url]])
  })

  test('ends without an answer when Back restores the page, and is over then', async () => {
    standAt('')
    const forget = vi.spyOn(window, 'removeEventListener')
    const back = vi.fn<() => void>()
    const way = openProvider(house, redirect).then(back)
    // A reloaded page is another one.
    shown(false)
    await turns()
    expect(back).not.toHaveBeenCalled()
    shown(true)
    await way
    expect(back).toHaveBeenCalledTimes(1)
    expect(forget).toHaveBeenCalledWith('pageshow', expect.any(Function))
    forget.mockRestore()
  })
})
