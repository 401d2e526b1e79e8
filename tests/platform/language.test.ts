import { locales, tagOf, toLocale } from '@contract/locales'
import { i18n } from '@lingui/core'
import { languagesOffered, resolveLocale } from '@machines/tenancy/language/resolve'
import { activateCatalogues, showLanguage } from '@platform/language/catalogues'
import { describe, expect, test } from 'vitest'

test.each([
  ['de-de', 'de-de'],
  ['de_DE', 'de-de'],
  ['DE', 'de-de'],
  ['de-AT', 'de-de'],
  ['en', 'en-us'],
  ['en-GB', 'en-gb'],
  ['fr_CA', 'fr-ca'],
  ['el_EL', 'el-el'],
  ['el', null],
  ['fr', 'fr-fr'],
  ['fr-BE', 'fr-fr'],
  ['fr-CH', 'fr-fr'],
  ['no', 'nb-no'],
  ['nn-NO', 'nb-no'],
  ['en-CA', 'en-us'],
  ['en-AU', 'en-gb'],
  ['en-IN', 'en-gb'],
  ['es-419', 'es-es'],
  ['pt-BR', 'pt-pt'],
  ['de-Latn-AT', 'de-de'],
  ['constructor', null],
  ['ja-jp', null],
  ['deutsch', null],
  ['../../secret', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s is the locale %s', (code, expected) => {
  expect(toLocale(code)).toBe(expected)
})

test('languages apply in this order: query, choice, profile, building, browser', () => {
  const all = {
    queried: 'it-it',
    chosen: 'fr-fr',
    user: 'nl-nl',
    buildingDefault: 'de-de',
    browser: 'pl-pl',
  } as const
  expect(resolveLocale(all)).toBe('it-it')
  expect(resolveLocale({ ...all, queried: null })).toBe('fr-fr')
  expect(resolveLocale({ ...all, queried: null, chosen: null })).toBe('nl-nl')
  expect(resolveLocale({ ...all, queried: null, chosen: null, user: null })).toBe('de-de')
  const none = { queried: null, chosen: null, user: null, buildingDefault: null, browser: null }
  expect(resolveLocale({ ...none, browser: 'pl-pl' })).toBe('pl-pl')
  expect(resolveLocale(none)).toBe('en-us')
})

test('languages are offered by priority, without unsupported ones', () => {
  const listed = [
    { code: 'nl_NL', name: 'Nederlands', priority: 2 },
    { code: 'ja_JP', name: 'Japanese', priority: 0 },
    { code: 'de_DE', name: 'Deutsch', priority: 1 },
  ]
  expect(languagesOffered(listed, false).map(({ code }) => code)).toEqual(['de_DE', 'nl_NL'])
  const byDefault = (pseudo: boolean) => languagesOffered([], pseudo).map(({ code }) => code)
  expect(byDefault(false)).toEqual(['en_US', 'es_ES'])
  // The made-up language is offered only if the deployment enables it.
  expect(byDefault(true)).toEqual(['en_US', 'es_ES', 'el_EL'])
})

describe('the texts', () => {
  test('of a language show, and the page declares it', async () => {
    await showLanguage('nl-nl')
    expect(i18n.locale).toBe('nl-nl')
    expect(document.documentElement.lang).toBe('nl-NL')
    expect(tagOf('el-el')).toBe('en')
  })

  test.each(locales)(
    'of %s exist for the signed-out screens and those behind them',
    async (locale) => {
      await showLanguage(locale)
      const entry = Object.keys(i18n.messages).length
      expect(entry).toBeGreaterThan(20)
      await activateCatalogues('inside')
      expect(Object.keys(i18n.messages).length).toBeGreaterThanOrEqual(entry)
      expect(Object.values(i18n.messages).every((message) => message.length > 0)).toBe(true)
    },
  )

  test('of the signed-in screens load with another language', async () => {
    await showLanguage('en-us')
    await activateCatalogues('inside')
    const known = Object.keys(i18n.messages)
    await showLanguage('pt-pt')
    expect(Object.keys(i18n.messages).toSorted()).toEqual(known.toSorted())
  })
})
