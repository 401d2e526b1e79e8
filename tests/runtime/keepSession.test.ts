import { newestOf } from '@runtime/session/keepSession'
import { isOutdated } from '@runtime/session/renewal'
import { describe, expect, test } from 'vitest'
import { known, user } from '../machines/cases'

const { session } = known(60_000)
const renewed = { ...session, token: 'newer', refreshToken: 'newer', expiresAt: 1_800_000 }

describe('what is kept of a session', () => {
  test('spent tokens never replace those that another tab has fetched', () => {
    expect(newestOf(session, renewed)).toEqual(renewed)
    expect(newestOf(renewed, session)).toEqual(renewed)
  })

  test('what this tab has learnt of the user is kept with them', () => {
    const renamed = { ...user, first_name: 'Adela' }
    expect(newestOf({ ...session, user: renamed }, renewed)).toEqual({ ...renewed, user: renamed })
  })

  test('the session of somebody else is replaced, however new', () => {
    const other = { ...renewed, user: { ...user, uuid: 'other' } }
    expect(newestOf(session, other)).toEqual(session)
    expect(newestOf(session, null)).toEqual(session)
  })
})

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`

describe('the version of a token', () => {
  test.each([
    [tokenOf({ version: 3 }), false],
    [tokenOf({ version: 2 }), true],
    [tokenOf({}), true],
    ['opaque', false],
    ['h.%%%.s', false],
  ])('%s: outdated is %s', (token, outdated) => {
    expect(isOutdated({ ...session, token })).toBe(outdated)
  })
})
