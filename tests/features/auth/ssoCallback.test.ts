import { takeSsoCallback } from '@features/auth/provider/ssoCallback'
import { ssoDetails } from '@platform/storage/stored'
import { beforeEach, describe, expect, test } from 'vitest'

const arriveAt = (href: string) => window.history.replaceState(null, '', href)
const details = {
  email: 'ada@house.test',
  transactionId: 'transaction',
  state: 'state',
  purpose: 'signIn' as const,
  returnTo: '/my-history',
  lang: 'de-de',
}

beforeEach(() => sessionStorage.clear())

describe("an identity provider's response", () => {
  test('is read, and its address changes to the requested page', () => {
    ssoDetails.write(details)
    arriveAt('/login?code=abc&state=state')
    expect(takeSsoCallback()).toEqual({ state: 'state', code: 'abc', error: null, details })
    expect(window.location.search).toBe('?returnTo=%2Fmy-history&lang=de-de')
  })

  test('may be an error instead', () => {
    arriveAt('/login?error=access_denied&state=state')
    expect(takeSsoCallback()).toMatchObject({ code: null, error: 'access_denied' })
    expect(window.location.search).toBe('')
  })

  test('without stored state has no details', () => {
    arriveAt('/login?code=abc&state=state')
    expect(takeSsoCallback()?.details).toBeNull()
    expect(window.location.href).toMatch(/\/login$/)
  })

  test.each(['/login', '/login?code=abc', '/?code=abc&state=state', '/signup?state=state'])(
    'is not found at %s',
    (href) => {
      arriveAt(href)
      expect(takeSsoCallback()).toBeNull()
      expect(window.location.pathname + window.location.search).toBe(href)
    },
  )
})
