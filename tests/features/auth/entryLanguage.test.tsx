import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { branding } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { chooseLanguage, openLanguages, pickers } from '../chooseLanguage'
import { renderApp } from '../renderApp'
import { deployment } from '../samples'

const american = 'English \\(US\\)'
const namesOffered = (dialog: Awaited<ReturnType<typeof openLanguages>>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the sign-in shows the chosen language, keeps typed text, and saves nothing', async () => {
  const updateCurrentUser = vi.fn<Answers['updateCurrentUser']>()
  const { user } = await renderApp({ effects: { updateCurrentUser } })
  await user.type(await screen.findByLabelText('Work email'), 'ada@house.test')
  await chooseLanguage(user, american, 'Deutsch')
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible()
  expect(pickers('Deutsch')).toHaveLength(1)
  expect(screen.getByRole('textbox')).toHaveValue('ada@house.test')
  expect(document.documentElement.lang).toBe('de-DE')
  expect(updateCurrentUser).not.toHaveBeenCalled()
  await expectAccessible()
})

test('each language is named in itself and in English, the made-up one if offered', async () => {
  const first = await renderApp()
  const spoken = namesOffered(await openLanguages(first.user, american))
  expect(spoken).toEqual([
    'English (US)',
    'English (UK)',
    'DeutschGerman (DE)',
    'EspañolSpanish (ES)',
    'Français (Canada)French (CA)',
    'Français (France)French (FR)',
    'ItalianoItalian (IT)',
    'NorskNorwegian (NO)',
    'NederlandsDutch (NL)',
    'PolskiPolish (PL)',
    'PortuguêsPortuguese (PT)',
  ])
  await expectAccessible()
  first.unmount()
  const second = await renderApp({ deployment: { offersPseudoLocale: true } })
  const dialog = await openLanguages(second.user, american)
  expect(namesOffered(dialog)).toEqual([...spoken, 'ElvishElvish (EL)'])
})

test('an address can request the made-up language without an offer', async () => {
  const { goTo } = await renderApp({ at: '/login?lang=el-el' })
  await goTo('/login?lang=el-el')
  await screen.findByRole('heading', { name: 'Ŵēĺćōḿē' })
  expect(pickers('Elvish')).toHaveLength(1)
})

test('the password reset opens in the language of its address', async () => {
  const { address, router } = await renderApp({ at: '/reset-password?lang=de-de' })
  const paths: string[] = []
  router.subscribe('onResolved', ({ toLocation }) => paths.push(toLocation.pathname))
  expect(await screen.findByRole('heading', { name: 'Passwort zurücksetzen' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/reset-password?lang=de-de&step=verify-account'))
  expect(paths).not.toContain('/login')
})

test('a chosen language overrides the address', async () => {
  const { user, address, goTo } = await renderApp({ at: '/login?lang=de-de&ref=mail' })
  await goTo('/login?lang=de-de&ref=mail')
  await chooseLanguage(user, 'Deutsch', 'Italiano')
  await waitFor(() => expect(pickers('Italiano')).toHaveLength(1))
  await waitFor(() => expect(address()).toBe('/login?ref=mail'))
  // Another step is another address.
  await user.type(screen.getByRole('textbox'), 'ada@house.test{Enter}')
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(document.documentElement.lang).toBe('it-IT')
})

test.each([
  ['two languages', ['en-gb', 'de-de'] as const, 1],
  ['one language', ['en-gb'] as const, 0],
])('a brand of %s offers these before a sign-in', async (_, languages, count) => {
  const brands = {
    [branding.whitelabel.brand_identifier]: { family: branding.whitelabel.family, languages },
  } as never
  const { user } = await renderApp({ deployment: { ...deployment, brands } })
  await screen.findByLabelText('Work email')
  expect(pickers(american)).toHaveLength(count)
  if (count === 0) return
  const dialog = await openLanguages(user, american)
  expect(namesOffered(dialog)).toEqual(['English (UK)', 'DeutschGerman (DE)'])
})
