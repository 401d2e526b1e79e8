import type { Effects } from '@runtime/effects'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { openStage } from './stage'

const namesOffered = (choice: HTMLElement) =>
  [...(choice as HTMLSelectElement).options].map(({ text }) => text)

test('the sign-in speaks whatever is chosen, keeps what was typed, and tells no account of it', async () => {
  const saveLocale = vi.fn<Effects['saveLocale']>()
  const { user } = await openStage({ effects: { saveLocale } })
  await user.type(await screen.findByLabelText('Work e-mail'), 'ada@house.test')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  const choice = await screen.findByRole('combobox', { name: 'Sprache' })
  expect(choice).toHaveDisplayValue('Deutsch')
  expect(await screen.findByRole('heading', { name: 'Willkommen' })).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('ada@house.test')
  expect(document.documentElement.lang).toBe('de-DE')
  expect(saveLocale).not.toHaveBeenCalled()
  await expectAccessible()
})

test('each language is named in its own words, and the made-up one only where it is offered', async () => {
  const first = await openStage()
  const spoken = namesOffered(await screen.findByRole('combobox', { name: 'Language' }))
  expect(spoken).toEqual([
    'English (US)',
    'English (UK)',
    'Deutsch',
    'Español',
    'Français (Canada)',
    'Français (France)',
    'Italiano',
    'Norsk',
    'Nederlands',
    'Polski',
    'Português',
  ])
  first.unmount()
  await openStage({ deployment: { offersPseudoLocale: true } })
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  expect(namesOffered(choice)).toEqual([...spoken, 'Elvish'])
})

test('an address may ask for the made-up language where it is not offered, and the list says so', async () => {
  const { goTo } = await openStage({ at: '/login?lang=el-el' })
  await goTo('/login?lang=el-el')
  await screen.findByRole('heading', { name: 'Ŵēĺćōḿē' })
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Elvish')
})

test('what is chosen holds against the language that the address asked for', async () => {
  const { user, address, goTo } = await openStage({ at: '/login?lang=de-de&ref=mail' })
  await goTo('/login?lang=de-de&ref=mail')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sprache' }), 'Italiano')
  expect(await screen.findByRole('combobox', { name: 'Lingua' })).toHaveDisplayValue('Italiano')
  await waitFor(() => expect(address()).toBe('/login?ref=mail'))
  // A further step is another address.
  await user.type(screen.getByRole('textbox'), 'ada@house.test{Enter}')
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(document.documentElement.lang).toBe('it-IT')
})
