import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { noProviders, refused, status } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type LookUp, lookingUp } from '../answers'
import { never } from '../deferred'
import { renderApp } from '../renderApp'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const fresh = {
  status: status({ email: null, terms_accepted: false, confirmed: false, created_by: null }),
  providers: noProviders,
}
const known = { status: status({}), providers: noProviders }
const brought = 'email=Ada%40house.test&first_name=Grace&last_name=Hopper'
const enter = (query: string, find: LookUp) =>
  renderApp({ at: `/signup${query}`, effects: lookingUp(find) })

describe('a sign-up with initial fields', () => {
  test.each([
    ['a flow', `?flow=SIGNUP&${brought}`],
    ["the page's address", `?${brought}`],
  ])('starts with those of %s', async (_, query) => {
    const lookUpEmail = vi.fn<LookUp>(async () => fresh)
    const { user, address } = await enter(query, lookUpEmail)
    expect(await heading('Choose your building')).toBeVisible()
    expect(lookUpEmail).toHaveBeenCalledWith({ email: 'ada@house.test' })
    await waitFor(() => expect(address()).toBe('/signup?step=building-selector'))
    await expectAccessible()
    await user.click(screen.getByRole('radio', { name: /^House 2/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Grace')
    expect(screen.getByLabelText('Last name')).toHaveValue('Hopper')
    await expectAccessible()
  })

  test("shows a step's skeleton at the sign-up's address during the lookup", async () => {
    const { address } = await enter(`?flow=SIGNUP&${brought}`, never)
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelector('[aria-busy=true]')).not.toBeNull())
    expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
    await waitFor(() => expect(address()).toBe('/signup'))
    await expectAccessible()
  })

  test('requests the password of a known account', async () => {
    const { address } = await enter(`?flow=SIGNUP&${brought}`, async () => known)
    expect(await screen.findByLabelText('Password')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
  })

  test('opens the dialog of an unknown company', async () => {
    await enter(`?flow=SIGNUP&${brought}`, () =>
      Promise.reject(refused('domain_not_registered', 404)),
    )
    expect(await screen.findByRole('dialog', { name: /^Company/ })).toBeVisible()
    await expectAccessible()
  })

  test.each([
    ['no fields', '?flow=SIGNUP'],
    ['an invalid address', '?flow=SIGNUP&email=ada'],
    ['an address of two lines', '?flow=SIGNUP&email=ada@house.test%0ABcc:eve@evil.test'],
  ])('leads to the sign-in with %s', async (_, query) => {
    const lookUpEmail = vi.fn<LookUp>(async () => fresh)
    const { address } = await enter(query, lookUpEmail)
    expect(await heading('Welcome')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
    expect(screen.getByLabelText('Work email')).toHaveValue('')
    expect(lookUpEmail).not.toHaveBeenCalled()
  })
})
