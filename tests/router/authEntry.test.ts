import { authEntry } from '@router/authEntry'
import { describe, expect, test } from 'vitest'

const of = (query: string) => authEntry(new URLSearchParams(query))

describe('what an address brings into the auth screens', () => {
  test.each(['', 'lang=de-de', 'code=1234'])('%j brings nothing', (query) => {
    expect(of(query)).toBeNull()
  })

  test('a flow and fields, without blanks around them', () => {
    expect(
      of('flow=SIGNUP_V2&email=%20ada%40house.test%20&first_name=Ada&building_uuid=b'),
    ).toEqual({
      flow: 'SIGNUP_V2',
      fields: { email: 'ada@house.test', first_name: 'Ada', building_uuid: 'b' },
    })
  })

  test('a flow that is none leaves the one before', () => {
    expect(of('flow=burglary&email=ada@house.test')).toMatchObject({ flow: null })
  })

  test.each([
    ['true', true],
    ['false', false],
    ['', false],
  ])('logoutOnFailure=%s', (given, expected) => {
    expect(of(`logoutOnFailure=${given}`)).toEqual({
      flow: null,
      fields: {},
      logoutOnFailure: expected,
    })
  })

  test('neither a password nor a consent, nor what no field takes', () => {
    const long = 'a'.repeat(255)
    expect(of(`email=&last_name=${long}&password=Secret1!&terms_accepted=true`)).toEqual({
      flow: null,
      fields: {},
    })
  })
})
