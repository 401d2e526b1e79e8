import {
  addressOf,
  asciiDomain,
  domainOf,
  isEmail,
  isSameEmail,
  normaliseEmail,
} from '@contract/email'
import { email } from '@contract/values'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const good: [string, string][] = [
  ['ada@meridian.example', 'ada@meridian.example'],
  [' Ada.Winthrop@Meridian.Example ', 'ada.winthrop@meridian.example'],
  ["o'brien@meridian.example", "o'brien@meridian.example"],
  ['ada+portico@mail.meridian.example', 'ada+portico@mail.meridian.example'],
  ['a/b=c!#$%&*?^_`{|}~-@meridian.example', 'a/b=c!#$%&*?^_`{|}~-@meridian.example'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
  // The same letters, written as a u and a combining diaeresis.
  ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@meridian.museum', 'ada@meridian.museum'],
  [`${'a'.repeat(64)}@meridian.example`, `${'a'.repeat(64)}@meridian.example`],
  ['1@2.example', '1@2.example'],
  // As pasted from mail programs, chats and web pages.
  ['\u200bada@meridian.example', 'ada@meridian.example'],
  ['ada@meridian.example \u200b', 'ada@meridian.example'],
  ['\u202aada@meridian.example\u202c', 'ada@meridian.example'],
  ['ada\u00ad@meridian.example', 'ada@meridian.example'],
  ['\ufeff\u2060ada@meri\u200ddian.example', 'ada@meridian.example'],
  ['ada＠meridian.example', 'ada@meridian.example'],
  ['Ａｄａ＠ｍｅｒｉｄｉａｎ．ｅｘａｍｐｌｅ', 'ada@meridian.example'],
]

const bad = [
  '',
  'ada',
  '@meridian.example',
  'ada@',
  'ada@meridian',
  'ada@.example',
  'ada@meridian..example',
  'ada@meridian.example.',
  'ada@-meridian.example',
  'ada@meridian-.example',
  'ada@mer_idian.example',
  'ada@127.0.0.1',
  'ada@0x7f.1',
  'ada@[127.0.0.1]',
  'ada@meridian.example/path',
  'ada@meridian.example:25',
  'ada@meridian.example#x',
  'ada@meri%64ian.example',
  'ada@meridian。example',
  'ada winthrop@meridian.example',
  'ada@b@meridian.example',
  '.ada@meridian.example',
  'ada.@meridian.example',
  'a..da@meridian.example',
  'ädä@meridian.example',
  '"ada"@meridian.example',
  'ada<x>@meridian.example',
  'ada,ben@meridian.example',
  'ada@meridian.example\r\nBcc: ben@meridian.example',
  'ada\u0000@meridian.example',
  `${'a'.repeat(65)}@meridian.example`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'a.'.repeat(124)}example`,
]

describe('an email address', () => {
  it.each(good)('is %s, written as %s', (given, address) => {
    expect(addressOf(given)).toBe(address)
  })

  it.each(bad)('is not %s', (given) => {
    expect(addressOf(given)).toBeNull()
  })

  it('is the same for the browser and for the server', () => {
    for (const given of [...good.map(([text]) => text), ...bad]) {
      expect(v.safeParse(email, given).success, given).toBe(isEmail(given))
    }
    expect(v.parse(email, ' Ada@MÜNCHEN.example')).toBe('ada@xn--mnchen-3ya.example')
  })

  it('is equal in every notation', () => {
    expect(isSameEmail('Ada@münchen.example ', 'ada@xn--mnchen-3ya.example')).toBe(true)
    expect(isSameEmail('ada@münchen.example', 'ada@munchen.example')).toBe(false)
    expect(isSameEmail('', '')).toBe(true)
    expect(isSameEmail('x', 'y')).toBe(false)
  })
})

describe('a typed address', () => {
  it('is sent trimmed and in lower case, valid or not', () => {
    expect(normaliseEmail(' Ada@Meridian.Example ')).toBe('ada@meridian.example')
    expect(normaliseEmail(' Ada')).toBe('ada')
  })
})

describe('a domain', () => {
  it('is what follows the last @', () => {
    expect(domainOf('ada@meridian.example')).toBe('meridian.example')
  })

  it('is read as in an address', () => {
    expect(asciiDomain(' MÜNCHEN.example')).toBe('xn--mnchen-3ya.example')
    for (const given of ['', 'localhost', '1.2.3.4', 'a b.example', 'a.example/'])
      expect(asciiDomain(given), given).toBeNull()
  })
})
