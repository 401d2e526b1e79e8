import { chooseProvider } from '@rules/cards/chooseProvider'
import { countriesIn, countryCodes, countryName } from '@rules/cards/countries'
import { isExpiry, monthAndYear, normaliseExpiry } from '@rules/cards/expiry'
import { cardOrigins } from '@rules/cards/origins'
import { readErrors, readToken, readValidation } from '@rules/cards/readProvider'
import { cardTypeName, cvvLengthOf } from '@rules/cards/types'
import { describe, expect, test } from 'vitest'

describe("a card's expiry", () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    // A leading 2 to 9 becomes 0x.
    ['2', '02'],
    ['9', '09'],
    // 13 to 19 becomes 0x/y.
    ['13', '01/3'],
    ['19', '01/9'],
    ['12', '12'],
    ['08', '08'],
    ['082', '08/2'],
    ['0829', '08/29'],
    ['08/29', '08/29'],
    ['08/2', '08/2'],
    // The slash can be deleted.
    ['08/', '08'],
    ['1/', '01'],
    ['1/29', '01/29'],
    ['8/29', '08/29'],
    // As browsers autofill it.
    ['08/2029', '08/29'],
    ['082029', '08/29'],
    ['8 / 2029', '08/29'],
    ['08-29', '08/29'],
    ['08/299', '08/29'],
    // While a four-digit year is being typed.
    ['12/20', '12/20'],
    ['12/202', '12/202'],
    ['12/2029', '12/29'],
    ['12/20299', '12/29'],
    ['ab', ''],
    ['１２', '12'],
    ['１２/３１', '12/31'],
    ['١٢/٣١', '12/31'],
    ['۱۲۳۱', '12/31'],
    // As password managers and HTML write it.
    ['2031-12', '12/31'],
    ['2031-1', '01/31'],
    ['2031/12', '12/31'],
    ['12/2031', '12/31'],
    ['12/31', '12/31'],
    ['12 - 31', '12/31'],
    ['12.31', '12/31'],
    ['12 31', '12/31'],
    ['1231', '12/31'],
    ['122031', '12/31'],
    ['203112', '12/31'],
    ['31/12', '12/31'],
    ['Exp. 12/31', '12/31'],
    ['12/31\u200f', '12/31'],
  ])('%s is formatted as %s', (given, written) => {
    expect(normaliseExpiry(given)).toBe(written)
    expect(normaliseExpiry(written)).toBe(written)
  })

  test.each([
    '1331',
    '13/31',
    '3113',
    '133',
    '2031',
    '203113',
    '2031-13',
    '12312',
    '12/1999',
    '12/3112',
    '12/20311231',
    '2031-12-31',
    '01/12/2031',
    '1/1/1',
    '00/31',
    '0031',
  ])('%s becomes no date that looks valid', (given) => {
    expect(isExpiry(normaliseExpiry(given))).toBe(false)
    expect(normaliseExpiry(normaliseExpiry(given))).toBe(normaliseExpiry(given))
  })

  test('is typed digit by digit, in any script', () => {
    const typed = (digits: string) =>
      Array.from(digits).reduce((before, digit) => normaliseExpiry(before + digit), '')
    expect(['1231', '531', '122031', '1/31', '１２３１', '12315'].map(typed)).toEqual([
      '12/31',
      '05/31',
      '12/31',
      '01/31',
      '12/31',
      '12/31',
    ])
  })

  test.each([
    ['08/29', true],
    ['12/30', true],
    ['08/2', false],
    ['12/202', false],
    ['08', false],
    ['', false],
    ['00/29', false],
    ['13/29', false],
    ['12312', false],
    ['12-31', false],
  ])('%s is a month of a year: %s', (given, expected) => {
    expect(isExpiry(given)).toBe(expected)
  })

  test('is sent with a four-digit year', () => {
    expect(monthAndYear('08/29')).toEqual({ month: '08', year: '2029' })
    expect(monthAndYear('08/2031')).toEqual({ month: '08', year: '2031' })
  })
})

describe('the countries', () => {
  test('are complete and unique', () => {
    expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249])
    for (const code of countryCodes) expect(countryName(code, 'en-US')).not.toBe(code)
  })

  test("are in the language's order", () => {
    const names = (locale: string) => countriesIn(locale).map(({ name }) => name)
    expect(names('en-US')[0]).toBe('Afghanistan')
    const german = names('de-DE')
    expect(german).toContain('Vereinigte Staaten')
    // Not after Z, where its code would sort it.
    expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'))
    // In Norwegian, Å is last.
    expect(names('nb-NO').at(-1)).toBe('Åland')
  })
})

test("a card's brand has a name and a CVV length", () => {
  expect([cardTypeName('american_express'), cvvLengthOf('american_express')]).toEqual([
    'American Express',
    4,
  ])
  expect([cardTypeName('visa'), cvvLengthOf('visa')]).toEqual(['Visa', 3])
  expect([cardTypeName('constructor'), cvvLengthOf(null)]).toEqual([null, 3])
})

test('a page may load and run only what the deployment names', () => {
  const spreedly = { kind: 'spreedly', environmentKey: 'Key123' } as const
  const sandbox = { kind: 'sandbox', origin: 'http://cards.localhost:4310' } as const
  expect(cardOrigins({ cards: undefined })).toEqual({ frames: [], scripts: [] })
  expect(cardOrigins({ cards: { provider: sandbox } })).toEqual({
    frames: ['http://cards.localhost:4310'],
    scripts: [],
  })
  expect(cardOrigins({ cards: { provider: sandbox, production: spreedly } })).toEqual({
    frames: ['http://cards.localhost:4310', 'https://core.spreedly.com'],
    scripts: ['https://core.spreedly.com'],
  })
})

describe('the tokenization provider', () => {
  const test1 = { kind: 'spreedly', environmentKey: 'Test123' } as const
  const real = { kind: 'spreedly', environmentKey: 'Real123' } as const

  test.each([
    [{ provider: test1, production: real }, false, { provider: test1, environment: 'default' }],
    [{ provider: test1, production: real }, true, { provider: real, environment: 'production' }],
    [{ provider: test1 }, true, { provider: test1, environment: 'default' }],
    [undefined, true, null],
  ])('for %j with production forced to %s', (cards, isForced, expected) => {
    expect(chooseProvider({ cards }, isForced)).toEqual(expected)
  })
})

describe("a provider's message", () => {
  test('passes known fields only', () => {
    const given = {
      cardType: 'visa',
      validNumber: true,
      validCvv: 'yes',
      numberLength: 16,
      cvvLength: -1,
    }
    expect(readValidation({ ...given, number: '4111111111111111' })).toEqual({
      cardType: 'visa',
      validNumber: true,
      validCvv: false,
      numberLength: 16,
      cvvLength: 0,
    })
    expect(readValidation({ cardType: '4111111111111111', numberLength: '16' })).toMatchObject({
      cardType: null,
      numberLength: 0,
    })
    expect([readValidation(null), readValidation('visa')]).toEqual([null, null])
  })

  test('loses anything in errors that could be a number, and always has an error', () => {
    expect(
      readErrors([
        {
          attribute: 'number',
          key: 'errors.invalid',
          message: '4111 1111-1111 1111 is wrong',
          more: 1,
        },
        'nonsense',
      ]),
    ).toEqual([{ attribute: 'number', key: 'errors.invalid', message: '… is wrong' }])
    for (const given of [null, [], 'error', [7]]) {
      expect(readErrors(given)).toEqual([
        { attribute: 'base', key: 'errors.unknown_error', message: '' },
      ])
    }
    expect(
      readErrors(Array.from({ length: 500 }, () => ({ message: 'x'.repeat(9000) }))),
    ).toHaveLength(20)
  })

  test('contains no token that could be a number', () => {
    expect(readToken('PTp0nIk2NcqxaTlgsx3Esz2JSAN')).toBe('PTp0nIk2NcqxaTlgsx3Esz2JSAN')
    for (const given of ['4111111111111111', '4111-1111-1111-1111', '', 'a b', null, 7]) {
      expect(readToken(given)).toBeNull()
    }
  })
})
