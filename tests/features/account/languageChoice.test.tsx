import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { user as ada, firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, entering } from '../answers'
import { chooseLanguage, openLanguages, pickers } from '../chooseLanguage'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

const english = { code: 'en_US', name: 'English', priority: 0 }
const german = { code: 'de_DE', name: 'Deutsch', priority: 1 }

/** The flag of the language setting. */
const flag = 'change-language-option-in-settings'

async function openAccount(languages: (typeof english)[], effects: Replaced = {}, flags = [flag]) {
  const house = { ...firstHouse, building: { ...firstHouse.building, languages } }
  const rendered = await renderApp({
    at: '/account',
    signedIn: true,
    flags,
    effects: { ...entering(async () => house), ...effects },
  })
  await screen.findByRole('button', { name: 'Update password' })
  return rendered
}

const settings = () => within(screen.getByRole('main'))
const foot = () => within(screen.getByRole('contentinfo'))
const picker = /^Change language, currently /

describe('the language picker', () => {
  test('is a dialog, opened from settings and footer, that names each language twice', async () => {
    const { user } = await openAccount([english, german])
    for (const place of [settings(), foot()]) {
      await user.click(place.getByRole('button', { name: picker }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose your language' }))
      const choices = dialog.getAllByRole('listitem').map((each) => each.textContent)
      expect(choices).toEqual(['English (US)', 'DeutschGerman (DE)'])
      const current = dialog.getByRole('button', { current: true })
      expect(current).toHaveTextContent('English (US)')
      expect(current).toHaveFocus()
      await expectAccessible()
      await user.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(place.getByRole('button', { name: picker })).toHaveFocus())
    }
  })

  test('applies the language immediately and saves it to the account', async () => {
    const saveLocale = vi.fn<Answers['updateCurrentUser']>(async () => ({
      ...ada,
      locale: 'de-de',
    }))
    const { user } = await openAccount([english, german], { updateCurrentUser: saveLocale })
    await chooseLanguage(user, 'English \\(US\\)', 'Deutsch')
    expect(await screen.findByRole('heading', { name: 'Sprache' })).toBeVisible()
    await waitFor(() => expect(inputsOf(saveLocale)).toMatchObject([{ body: { locale: 'de-de' } }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectSpoken('Sprache: Deutsch')
    expect(pickers('Deutsch')).toHaveLength(2)
    await expectAccessible()
  })

  test('names a language that the building does not offer, and offers others', async () => {
    const { goTo, user, address } = await openAccount([
      english,
      { ...german, code: 'fr_FR', name: 'Français' },
    ])
    await goTo('/account?lang=de-de')
    const dialog = await openLanguages(user, 'Deutsch')
    expect(dialog.queryByRole('button', { current: true })).toBeNull()
    expect(dialog.getByText('Französisch (FR)')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^English/ }))
    expect(await screen.findByRole('heading', { name: 'Language' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account'))
  })

  test('never offers the made-up language, or one that the app does not support', async () => {
    const { user } = await openAccount([
      english,
      german,
      { code: 'el_EL', name: 'Elvish', priority: 2 },
      { code: 'tlh_XX', name: 'Klingon', priority: 3 },
    ])
    const dialog = await openLanguages(user, 'English \\(US\\)')
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  })

  test.each([
    ['without its flag', [english, german], []],
    ['in a building with one language', [english], [flag]],
  ])('is neither in settings nor in the footer %s', async (_, languages, flags) => {
    await openAccount(languages, {}, flags)
    expect(screen.queryByRole('button', { name: picker })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Language' })).toBeNull()
    await expectAccessible()
  })
})
