import { scrubPath, scrubText, scrubUrl } from '@rules/platform/scrub'
import { describe, expect, it } from 'vitest'

const jwt =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'

describe('a message', () => {
  it.each([
    ['an e-mail address', 'no account for ada.lovelace@meridian.example here', 'ada.lovelace'],
    ['an address in another script', 'no account for адa@пример.рф here', 'пример'],
    ['a token', `refused ${jwt}`, 'eyJ'],
    ['a token after its name', `Bearer ${jwt}.`, 'dozjg'],
    ['a hash', 'key 9f86d081884c7d659a2feaa0c55ad015 unknown', '9f86d081'],
    ['a code', 'the code 8305 was not expected', '8305'],
    ['a card number', 'declined 4111 1111 1111 1111 today', '1111'],
    ['a telephone number', 'call +49 (0)30 901820', '901820'],
    ['a password', 'could not log in with Hunter2!', 'Hunter2'],
    ['a quoted value', `Cannot read properties of undefined (reading 'Lovelace')`, 'Lovelace'],
    ['a value in double quotes', 'Unexpected token in JSON: "Ada said"', 'Ada'],
    ['a value in backticks', 'no field `Lovelace`', 'Lovelace'],
    ['a value in German quotes', 'kein Feld „Lovelace“', 'Lovelace'],
    ['a uuid', 'no item 5605d157-48bd-86a2-b1eb-2d9e1752321f', '5605d157'],
    ['the query of a URL', 'failed https://x.example/a?token=sesame here', 'sesame'],
    ['the fragment of a URL', 'failed https://x.example/a#sesame', 'sesame'],
    ['the user of a URL', 'failed https://ada:sesame@x.example/a', 'sesame'],
    ['a full-width address', 'no account for ada＠meridian.example', 'ada'],
    ['a spelled address', 'no account for ada(at)meridian.example', 'ada'],
    ['an address in brackets', 'no account for ada [at] meridian [dot] example', 'meridian'],
    ['an address in words', 'no account for ada at meridian dot example', 'meridian'],
    ['a token of letters', 'refused Bearer abcdefghijklmnop', 'abcdefgh'],
    ['a basic password', 'refused Basic YWRhOnNlc2FtZQ', 'YWRh'],
    ['a key of a payment service', 'refused sk_live_abcdefgh', 'abcdefgh'],
    ['a key of a code host', 'refused ghp_abcdefghijkl', 'abcdefgh'],
    ['an opened mail address', 'failed mailto:ada@house.test', 'ada'],
  ])('loses %s', (_, text, secret) => {
    expect(text).toContain(secret)
    expect(scrubText(text)).not.toContain(secret)
  })

  it('loses what the user is known to have typed, whole or as part of a word', () => {
    expect(scrubText('Lovelace: no seat for MsLovelace', ['Lovelace'])).not.toContain('Lovelace')
    expect(scrubText('no wine', ['wi'])).toBe('no wine')
  })

  it('keeps what identifies the defect', () => {
    expect(scrubText('stopped at step two (at start)')).toBe('stopped at step two (at start)')
    const text = 'Cannot read properties of undefined in v2 of https://x.example/content/list'
    expect(scrubText(text)).toBe(
      'Cannot read properties of undefined in v2 of x.example/content/list',
    )
  })

  it('is bounded, also for hostile texts', () => {
    for (const text of [
      'a@'.repeat(50_000),
      '"'.repeat(50_000),
      '1 '.repeat(50_000),
      '¤1¤'.repeat(999),
    ]) {
      expect(scrubText(text).length).toBeLessThanOrEqual(300)
    }
  })
})

describe('an address', () => {
  it('keeps host and plain words of the path', () => {
    expect(scrubUrl('https://x.example/content/5605d157-48bd-86a2-b1eb-2d9e1752321f?a=b#c')).toBe(
      'x.example/content/:id',
    )
    expect(scrubUrl('data:text/plain,sesame')).toBe('[url]')
    expect(scrubUrl('no address')).toBe('[url]')
  })

  it.each(['Ada', 'ada@house.test', '8305', 'a%20b', 'x'.repeat(60), 'eyJhbGciOiJI'])(
    'has no segment %s',
    (segment) => {
      expect(scrubPath(`/floor/${segment}/`)).toBe('/floor/:id/')
    },
  )
})
