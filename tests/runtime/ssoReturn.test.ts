import { takeSsoReturn } from '@runtime/auth/ssoReturn'
import { ssoDetails } from '@runtime/storage/stored'
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
    expect(takeSsoReturn()).toEqual({
      state: 'state',
      code: 'abc',
      failure: null,
      details: {
        email: 'ada@house.test',
        transactionUuid: 'transaction',
        state: 'state',
        purpose: 'signIn',
      },
    })
    expect(window.location.search).toBe('?returnTo=%2Fmy-history&lang=de-de')
  })

  test.each([
    ['access_denied', 'sso_cancelled'],
    ['temporarily_unavailable', 'sso_provider_unavailable'],
    ['sso_provider_unavailable', 'sso_provider_unavailable'],
    ['sso_assertion_invalid', 'sso_assertion_invalid'],
    ['sso_email_mismatch', 'sso_email_mismatch'],
    ['anything_else', 'sso_exchange_failed'],
    ['toString', 'sso_exchange_failed'],
  ])('the error %s is told as %s', (error, code) => {
    arriveAt(`/login?error=${error}&state=state`)
    expect(takeSsoReturn()?.failure).toMatchObject({ kind: 'refused', code })
  })

  test('without anything written down here it has no details', () => {
    arriveAt('/login?code=abc&state=state')
    expect(takeSsoReturn()?.details).toBeNull()
    expect(window.location.search).toBe('')
  })

  test.each(['/login', '/login?code=abc', '/?code=abc&state=state', '/signup?state=state'])(
    '%s is no such return',
    (href) => {
      arriveAt(href)
      expect(takeSsoReturn()).toBeNull()
      expect(window.location.pathname + window.location.search).toBe(href)
    },
  )
})
