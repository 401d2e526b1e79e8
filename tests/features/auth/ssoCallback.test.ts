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

describe('what an identity provider brought', () => {
  test('is taken, and leaves the address to the page that was asked for', () => {
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

  test('without anything written down here it has no details', () => {
    arriveAt('/login?code=abc&state=state')
    expect(takeSsoCallback()?.details).toBeNull()
    expect(window.location.href).toMatch(/\/login$/)
  })

  test.each(['/login', '/login?code=abc', '/?code=abc&state=state', '/signup?state=state'])(
    '%s is no such return',
    (href) => {
      arriveAt(href)
      expect(takeSsoCallback()).toBeNull()
      expect(window.location.pathname + window.location.search).toBe(href)
    },
  )
})
