import { asciiDigits } from '@contract/digits'
import { verificationCode } from '@contract/values'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

describe('digits of any script', () => {
  it.each([
    ['1234', '1234'],
    ['１２３４', '1234'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    // Several sets of digits without a gap between them.
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟶𝟿', '09090909'],
    ['12½ m² Ⅳ 四', '12½ m² Ⅳ 四'],
  ])('%s are %s', (text, digits) => {
    expect(asciiDigits(text)).toBe(digits)
  })

  it('are a code for the server, too', () => {
    expect(v.parse(verificationCode, '١٢٣٤')).toBe('1234')
    expect(v.safeParse(verificationCode, '١٢٣').success).toBe(false)
  })
})
