import { takeResetLink } from '@features/auth/provider/resetLink'
import { describe, expect, test } from 'vitest'

const arriveAt = (href: string) => window.history.replaceState(null, '', href)
const here = () => window.location.pathname + window.location.search

describe('the link of a password mail', () => {
  test('is read, and its address loses all other parameters', () => {
    arriveAt('/reset-password?link=abc-_1&email=ada%2Bx%40house.test&lang=de-de')
    expect(takeResetLink()).toEqual({ email: 'ada+x@house.test', token: 'abc-_1' })
    expect(here()).toBe('/reset-password?lang=de-de')
    expect(takeResetLink()).toBeNull()
  })

  test('leaves no query if it had no other parameters', () => {
    arriveAt('/reset-password?link=abc&email=ada%40house.test')
    expect(takeResetLink()).not.toBeNull()
    expect(window.location.href).toMatch(/\/reset-password$/)
  })

  test.each([
    '/reset-password',
    '/reset-password?link=abc',
    '/reset-password?email=ada%40house.test',
    '/reset-password?link=&email=ada%40house.test',
    '/login?link=abc&email=ada%40house.test',
  ])('is not found at %s', (href) => {
    arriveAt(href)
    expect(takeResetLink()).toBeNull()
    expect(here()).toBe(href)
  })
})
