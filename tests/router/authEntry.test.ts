import { authEntry } from '@router/authEntry'
import { describe, expect, test } from 'vitest'

const uuid = '0d1c6f60-7b6f-4a4c-9d53-64a2f3a0c001'
const of = (query: string) => authEntry(new URLSearchParams(query))

describe('fields in an address of the auth screens', () => {
  test.each(['', 'lang=de-de', 'code=1234'])('%j contains none', (query) => {
    expect(of(query)).toBeNull()
  })

  test('a flow and fields are trimmed', () => {
    expect(
      of(`flow=SIGNUP_V2&email=%20ada%40house.test%20&first_name=Ada&building_uuid=${uuid}`),
    ).toEqual({
      flow: 'SIGNUP_V2',
      fields: { email: 'ada@house.test', first_name: 'Ada', building_uuid: uuid },
    })
  })

  test('an invalid flow keeps the previous one', () => {
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

  test('passwords, consents and unknown fields are ignored', () => {
    const long = 'a'.repeat(101)
    expect(of(`email=&last_name=${long}&password=Secret1!&terms_accepted=true`)).toEqual({
      flow: null,
      fields: {},
    })
  })

  test.each([
    ['an invalid address', 'email=ada%20at%20house'],
    ['an address of two lines', 'email=ada@house.test%0Abcc:eve@evil.test'],
    ['a name with a link', 'first_name=https://evil.test'],
    ['a name of symbols', 'last_name=%E2%80%AE//'],
    ['a building that is not a uuid', 'building_uuid=../../admin'],
  ])('%s is dropped', (_, query) => {
    expect(of(query)).toEqual({ flow: null, fields: {} })
  })

  test.each([
    ['two lines', 'Ada%0D%0AA/L%20Bcc:', 'Ada A/L Bcc:'],
    ['a line separator', 'Ada%E2%80%A8Lovelace', 'Ada Lovelace'],
    ['a mark that changes the text direction', '%E2%80%AESt.Clair', 'St.Clair'],
    ['a null character', 'Love%00lace', 'Lovelace'],
  ])('a name with %s becomes one visible line', (_, given, name) => {
    expect(of(`last_name=${given}`)?.fields).toEqual({ last_name: name })
  })

  test('names keep the marks that their languages need', () => {
    const name = 'سیده‌زهرا'
    expect(of(`first_name=${encodeURIComponent(name)}`)?.fields).toEqual({ first_name: name })
  })
})
