import type { Effects } from '@runtime/effects'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { user as ada, firstHouse } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { asked } from './asked'
import { openStage } from './stage'

const english = { code: 'en_US', name: 'English', priority: 0 }
const german = { code: 'de_DE', name: 'Deutsch', priority: 1 }

/** The flag that decides about the setting. */
const flag = 'change-language-option-in-settings'

async function openAccount(
  languages: (typeof english)[],
  effects: Partial<Effects> = {},
  flags = [flag],
) {
  const house = { ...firstHouse, building: { ...firstHouse.building, languages } }
  const stage = await openStage({
    at: '/account',
    signedIn: true,
    flags,
    effects: { enterBuilding: async () => house, ...effects },
  })
  await screen.findByRole('button', { name: 'Update password' })
  return stage
}

describe('the choice of a language', () => {
  test('shows the language at once and keeps it with the account', async () => {
    const saveLocale = vi.fn<Effects['saveLocale']>(async () => ({ ...ada, locale: 'de-de' }))
    const { user } = await openAccount([english, german], { saveLocale })
    await expectAccessible()
    await user.selectOptions(await screen.findByLabelText('Language'), 'Deutsch')
    expect(await screen.findByLabelText('Sprache')).toHaveValue('de-de')
    await waitFor(() => expect(asked(saveLocale)).toEqual([{ locale: 'de-de' }]))
  })

  test('names a language that the building does not offer, and lets another one be chosen', async () => {
    const { goTo, user } = await openAccount([
      english,
      { ...german, code: 'fr_FR', name: 'Français' },
    ])
    await goTo('/account?lang=de-de')
    const choice = await screen.findByLabelText('Sprache')
    expect(choice).toHaveDisplayValue('Deutsch (Deutschland)')
    await user.selectOptions(choice, 'English')
    expect(await screen.findByLabelText('Language')).toHaveDisplayValue('English')
  })

  test('is offered by flag alone', async () => {
    await openAccount([english, german], {}, [])
    expect(screen.queryByLabelText('Language')).toBeNull()
  })

  test('never offers the made-up language, nor one that the app does not speak', async () => {
    await openAccount([
      english,
      german,
      { code: 'el_EL', name: 'Elvish', priority: 2 },
      { code: 'tlh_XX', name: 'Klingon', priority: 3 },
    ])
    const choice = await screen.findByLabelText('Language')
    const offered = within(choice).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch'])
  })

  test('is not offered where a building speaks one', async () => {
    await openAccount([english])
    expect(screen.queryByLabelText('Language')).toBeNull()
  })
})
