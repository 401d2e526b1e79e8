import { directionOf, locales, preferredLocale } from '@contract/locales'
import { expect, it } from 'vitest'

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de-de'],
  ['de-AT', 'de-de'],
  ['fr', 'fr-fr'],
  ['fr-CA,fr;q=0.9', 'fr-ca'],
  ['fr-BE', 'fr-fr'],
  ['fr-CH', 'fr-fr'],
  ['no', 'nb-no'],
  ['nn-NO', 'nb-no'],
  ['en-AU', 'en-gb'],
  ['en-US', 'en-us'],
  ['zh-CN, pl;q=0.5', 'pl-pl'],
  // No browser requests the made-up language.
  ['el-EL, it', 'it-it'],
  ['', 'en-us'],
  ['*', 'en-us'],
  [undefined, 'en-us'],
  [`${'xx,'.repeat(5000)}de`, 'en-us'],
])('a browser that requests %s receives %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

it("returns a language's writing direction", () => {
  expect(locales.map(directionOf)).toEqual(locales.map(() => 'ltr'))
  expect(['ar', 'he-IL', 'fa-IR', 'UR'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl'])
})
