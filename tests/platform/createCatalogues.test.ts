import { I18n, type Messages } from '@lingui/core'
import { createCatalogues } from '@platform/language/createCatalogues'
import { describe, expect, test } from 'vitest'
import { deferred } from '../features/deferred'

type Part = 'entry' | 'inside' | 'details'
type Locale = 'en' | 'de'
const catalogues = ['entry en', 'inside en', 'details en', 'entry de', 'inside de', 'details de']

function permutations(of: readonly string[]): string[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((one) =>
    permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}
const orders = permutations(catalogues)
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Catalogues that load when the test decides, and what views would find. */
function rendered() {
  const under = new Map<string, ReturnType<typeof deferred<Messages>>>()
  const i18n = new I18n({})
  const texts = createCatalogues<Part, Locale>(i18n, 'entry', (part, locale) => {
    const name = `${part} ${locale}`
    const coming = under.get(name) ?? deferred<Messages>()
    under.set(name, coming)
    return coming.promise
  })
  /** Parts whose views are on the page: each of their messages must exist, whatever happens. */
  const onPage = new Set<Part>()
  const missing: string[] = []
  i18n.on('change', () => {
    for (const part of onPage) if (i18n.messages[part] === undefined) missing.push(part)
  })
  return {
    i18n,
    missing,
    language: (locale: Locale, signal?: AbortSignal) => texts.showLanguage(locale, signal),
    open: async (part: Part): Promise<void> => {
      await texts.activateCatalogues(part)
      if (i18n.locale !== '' && i18n.messages[part] === undefined) missing.push(part)
      onPage.add(part)
    },
    /** Loads the catalogues in this order; one requested later loads immediately. */
    come: async (order: readonly string[]) => {
      for (const name of order) {
        const [part = '', locale = ''] = name.split(' ')
        const coming = under.get(name) ?? deferred<Messages>()
        under.set(name, coming)
        coming.resolve({ [part]: `${part} in ${locale}` })
        await settle()
      }
    },
  }
}

describe.each([
  ['is requested immediately', 0],
  ['is requested after the first catalogue', 1],
  ['is requested after three catalogues', 3],
])('the second of two languages %s', (_, after) => {
  test('the last choice shows with every text that its views need, in every order', async () => {
    for (const order of orders) {
      const { i18n, missing, language, open, come } = rendered()
      void language('en')
      void open('inside')
      await come(order.slice(0, after))
      void language('de')
      void open('details')
      await come(order.slice(after))
      const message = order.join(', ')
      expect(i18n.locale, message).toBe('de')
      expect(missing, message).toEqual([])
      expect(i18n.messages, message).toMatchObject({
        entry: 'entry in de',
        inside: 'inside in de',
        details: 'details in de',
      })
    }
  })
})

test('an abandoned language never shows, and no caller waits for it', async () => {
  const { i18n, language, open, come } = rendered()
  void language('en')
  await come(['entry en', 'inside en'])
  const leaving = new AbortController()
  void language('de', leaving.signal)
  const opened = open('inside')
  leaving.abort()
  await opened
  await come(['entry de', 'inside de'])
  expect(i18n.locale).toBe('en')
  expect(i18n.messages).toMatchObject({ inside: 'inside in en' })
})
