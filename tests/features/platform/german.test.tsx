import { readFile } from 'node:fs/promises'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'
import { category, item, utility } from '../samples'

test('the sign-in is in German', async () => {
  const { user } = await renderApp({
    locale: 'de-de',
    effects: { login: () => Promise.reject(refused('credentials_not_match', 401)) },
  })
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible()
  expect(document.documentElement.lang).toBe('de-DE')
  const field = screen.getByRole('textbox', { name: 'Geschäftliche E‑Mail' })
  await user.type(field, 'ada')
  await user.tab()
  expect(await screen.findByText('Ungültige E‑Mail-Adresse')).toBeVisible()
  await expectAccessible()
  await user.type(field, '@house.test')
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(await screen.findByRole('heading', { name: 'Geben Sie Ihr Passwort ein' })).toBeVisible()
  await user.type(screen.getByLabelText('Passwort'), 'falsch{Enter}')
  expect(await screen.findByLabelText('Passwort')).toBeInvalid()
  await expectAccessible()
})

test('home is in German, with German dates and prices', async () => {
  const event = item({
    title: 'Yoga',
    start_at: '2026-03-01T12:00:00Z',
    price: 1234.5,
    currency_type: 'EUR',
    capacity: 1,
  })
  await renderApp({
    locale: 'de-de',
    signedIn: true,
    effects: {
      discoverContents: async () => [category('Sport', [event])],
      utilityButtons: async () => ({
        utility_buttons: [utility({ text: 'Geldbörse', type: 'native' })],
      }),
    },
  })
  const link = await screen.findByRole('link', { name: 'Yoga' })
  const tile = within(link.closest('article') ?? document.body)
  expect(tile.getByText('Sonntag, 1. März 2026')).toBeInTheDocument()
  expect(tile.getByText(/^1\.23[45]\s€$/)).toBeVisible()
  expect(tile.getByText('Wenige Plätze frei')).toBeVisible()
  const english = /\b(Discover|Loading|Free|Few spots|the mobile app|At your service|Amenities)\b/
  expect(document.body.textContent).not.toMatch(english)
  await expectAccessible()
})

test('no line breaks within "E-Mail"; only a mail\'s subject has a common hyphen', async () => {
  const texts = ['entry', 'wizard', 'details', 'inside'].map((name) =>
    readFile(`src/locales/de-de/${name}.po`, 'utf8'),
  )
  const translations = (await Promise.all(texts)).join('\n').match(/^msgstr ".*E-Mail.*"$/gm) ?? []
  expect([...new Set(translations)].toSorted()).toEqual([
    // The subject of a mail.
    'msgstr "Firmen-E-Mail nicht gefunden: {domain}"',
  ])
})
