import type { User } from '@contract/users'
import { profileEdits } from '@features/account/profileEdits'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { user as ada, firstHouse, offline, refused, secondHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { chooseLanguage } from '../chooseLanguage'
import { never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const at = '/account/profile'
const me: User = { ...ada, company_name: 'Bright Works' }
const renamed: User = { ...me, first_name: 'Augusta' }
const open = (effects: Replaced = {}, flags?: string[]) =>
  renderApp({
    at,
    signedIn: true,
    ...(flags !== undefined && { flags }),
    effects: { currentUser: async () => me, ...effects },
  })
const firstName = () => screen.findByLabelText('First name')
const save = () => screen.getByRole('button', { name: 'Save changes' })

describe('the profile', () => {
  test("shows the fields, with the company's fields locked", async () => {
    await open()
    expect(await firstName()).toHaveValue('Ada')
    expect(screen.getByLabelText('Last name')).toHaveValue('Test')
    expect(screen.getByLabelText('Company')).toHaveValue('Bright Works')
    for (const label of ['Company', 'Email']) expect(screen.getByLabelText(label)).toBeDisabled()
    expect(screen.getByLabelText('Default building')).toHaveDisplayValue(firstHouse.building.name)
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(['Profile'])
  })

  test('of a user without company and building shows both as missing', async () => {
    await open({
      currentUser: async () => ({ ...ada, company_name: null, default_building_uuid: null }),
    })
    await firstName()
    expect(screen.getByLabelText('Company')).toHaveValue('–')
    expect(screen.getByLabelText('Default building')).toHaveDisplayValue('Choose a building')
  })

  test('is saved after a change, confirms it, and updates the name in the header', async () => {
    const saveProfile = vi.fn<Answers['updateCurrentUser']>(async () => renamed)
    const { user } = await open({ updateCurrentUser: saveProfile })
    const field = await firstName()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await user.clear(field)
    await user.type(field, 'Augusta')
    await user.selectOptions(screen.getByLabelText('Default building'), secondHouse.building.name)
    await user.click(save())
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Your profile has been updated' }),
    )
    expect(inputsOf(saveProfile)).toMatchObject([
      {
        body: {
          first_name: 'Augusta',
          last_name: me.last_name,
          default_building_uuid: secondHouse.building.uuid,
        },
        idempotencyKey: expect.any(String),
      },
    ])
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('button', { name: 'Menu for Augusta Test' })).toBeVisible()
    expect(save()).toHaveAttribute('aria-disabled', 'true')
  })

  test('requires names: a missing one is reported on blur and by Save', async () => {
    const saveProfile = vi.fn<Answers['updateCurrentUser']>(never)
    const { user } = await open({ updateCurrentUser: saveProfile })
    const field = await firstName()
    await user.clear(field)
    expect(screen.queryByText('Minimum 1 character')).toBeNull()
    await user.tab()
    expect(screen.getByText('Minimum 1 character')).toBeVisible()
    await user.click(save())
    expect(saveProfile).not.toHaveBeenCalled()
    await waitFor(() => expect(field).toHaveFocus())
  })

  test.each([
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
  ])('focuses the one missing name: %s', async (label, words) => {
    const { user } = await open()
    await firstName()
    await user.clear(screen.getByLabelText(label))
    await user.click(save())
    expect(screen.getByLabelText(label)).toHaveFocus()
    // The field that lost the focus has its own error.
    expect(screen.getByText(/^(Minimum 1 character|Enter your)/)).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Something’s missing/ })).toBeNull()
    await user.clear(screen.getByLabelText(label === 'First name' ? 'Last name' : 'First name'))
    await user.click(save())
    const summary = await screen.findByRole('region', { name: /^Something’s missing/ })
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    expect(within(summary).getByRole('link', { name: words })).toBeVisible()
  })

  test('is saved with another last name', async () => {
    const saveProfile = vi.fn<Answers['updateCurrentUser']>(async () => ({
      ...me,
      last_name: 'King',
    }))
    const { user } = await open({ updateCurrentUser: saveProfile })
    await firstName()
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), 'King')
    expect(screen.getByLabelText('Last name')).toHaveValue('King')
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Your profile has been updated' })
    // The whole profile body, although one field has changed.
    expect(inputsOf(saveProfile)[0]?.body).toEqual({
      first_name: me.first_name,
      last_name: 'King',
      default_building_uuid: me.default_building_uuid,
    })
  })

  test('shows an error if it could not be saved, and keeps what was typed', async () => {
    const { user } = await open({ updateCurrentUser: () => Promise.reject(offline) })
    await user.type(await firstName(), 'h')
    await user.click(save())
    expect(await screen.findByText('We couldn’t save your profile')).toBeVisible()
    expect(await firstName()).toHaveValue('Adah')
  })

  test("shows at its field that a building is no longer the user's", async () => {
    const { user } = await open({
      updateCurrentUser: () => Promise.reject(refused('building_not_available', 422)),
    })
    await firstName()
    await user.selectOptions(screen.getByLabelText('Default building'), secondHouse.building.name)
    await user.click(save())
    expect(await screen.findByText('Choose one of your own buildings')).toBeVisible()
    expect(screen.getByLabelText('Default building')).toBeInvalid()
  })
})

test('marks the current page of the account, whatever its address requests', async () => {
  await renderApp({ at: '/account?lang=en-us', signedIn: true })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current')
})

describe('unsaved changes', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

  test('need a confirmation before the user leaves the page; staying loses nothing', async () => {
    const { user, address } = await open()
    await user.type(await firstName(), 'h')
    await user.click(screen.getByRole('link', { name: /, home$/ }))
    const dialog = within(await question())
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(at)
    expect(await firstName()).toHaveValue('Adah')
  })

  test('are gone after discarding, and the requested page opens', async () => {
    const { user, address, goTo } = await open()
    await user.type(await firstName(), 'h')
    expect(profileEdits.read()).toEqual({ first_name: 'Adah' })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect([address(), profileEdits.read()]).toEqual(['/account', null])
    await goTo(at)
    expect(await firstName()).toHaveValue('Ada')
  })

  test('need a confirmation before the building changes', async () => {
    const buildingById = vi.fn<Answers['buildingById']>(async ({ params }) =>
      params.buildingId === secondHouse.building.uuid ? secondHouse.building : firstHouse.building,
    )
    const { user } = await open({ buildingById })
    await user.type(await firstName(), 'h')
    const change = async () => {
      await user.click(screen.getByRole('button', { name: /^Change building, currently/ }))
      await user.click(screen.getByRole('menuitemradio', { name: secondHouse.building.name }))
    }
    await change()
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(await firstName()).toHaveValue('Adah')
    expect(buildingById).toHaveBeenCalledTimes(1)
    await change()
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('button', {
      name: `Change building, currently ${secondHouse.building.name}`,
    })
    expect(await firstName()).toHaveValue('Ada')
  })

  test('need a confirmation before signing out', async () => {
    const logout = vi.fn<Answers['logout']>(async () => undefined)
    const { user } = await open({ logout })
    await user.type(await firstName(), 'h')
    const logOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Menu for Ada Test' }))
      await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    }
    await logOut()
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(logout).not.toHaveBeenCalled()
    await logOut()
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByLabelText('Work email')).toBeVisible()
  })

  test('survive a change of language', async () => {
    const { user } = await open({}, ['change-language-option-in-settings'])
    await user.type(await firstName(), 'h')
    await chooseLanguage(user, 'English \\(US\\)', 'Español')
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Adah')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('need no confirmation once they are saved', async () => {
    const { user, address } = await open({ updateCurrentUser: async () => renamed })
    const field = await firstName()
    await user.clear(field)
    await user.type(field, 'Augusta')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('link', { name: /, home$/ }))
    await waitFor(() => expect(address()).toBe(home))
  })
})
