import { writeDraft } from '@features/auth/draft'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { noProviders, status } from '../../machines/fixtures'
import { type Answers, lookingUp } from '../answers'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'
import { draftAt } from './drafts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const nobody = status({ email: null, terms_accepted: false, confirmed: false, created_by: null })

/** From the sign-in to the names. */
async function openNames(effects: Replaced = {}) {
  const rendered = await renderApp({
    at: '/login?returnTo=%2Fmy-history',
    effects: {
      ...lookingUp(async () => ({ status: nobody, providers: noProviders })),
      ...effects,
    },
  })
  const { user } = rendered
  await user.type(await screen.findByLabelText('Work email'), 'nia@house.test{Enter}')
  await heading('Choose your building')
  await user.click(screen.getByLabelText(/House 3/))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await heading('Create your account')
  return rendered
}

describe('the history of the wizard', () => {
  test('has an entry for every step, and keeps the requested page', async () => {
    const rendered = await openNames()
    const names = '/signup?returnTo=%2Fmy-history&step=create-account'
    await waitFor(() => expect(rendered.address()).toBe(names))
    await rendered.user.type(screen.getByLabelText('First name'), 'Nia')
    await rendered.goBack()
    expect(await heading('Choose your building')).toBeVisible()
    expect(screen.getByLabelText(/House 3/)).toBeChecked()
    await rendered.goForward()
    expect(await heading('Create your account')).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Nia')
    await waitFor(() => expect(rendered.address()).toBe(names))
  })

  test("treats the page's Back like the browser's", async () => {
    const rendered = await openNames()
    await waitFor(() => expect(rendered.address()).toContain('create-account'))
    const before = rendered.router.history.length
    await rendered.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await heading('Choose your building')).toBeVisible()
    await waitFor(() => expect(rendered.address()).toContain('building-selector'))
    expect(rendered.router.history.length).toBe(before)
    await rendered.goForward()
    expect(await heading('Create your account')).toBeVisible()
  })

  test('goes Forward no further than the reached step', async () => {
    const rendered = await openNames()
    await rendered.goTo('/signup?step=enter-code')
    expect(await heading('Create your account')).toBeVisible()
    await waitFor(() => expect(rendered.address()).toContain('step=create-account'))
  })

  test.each(['no-such-step', '__proto__', 'enter-code-v2', ''])(
    'ignores a step of another flow (%s)',
    async (slug) => {
      const rendered = await openNames()
      await rendered.goTo(`/signup?step=${slug}`)
      expect(await heading('Create your account')).toBeVisible()
      await waitFor(() => expect(rendered.address()).toContain('step=create-account'))
    },
  )

  test('continues where it was for the same address', async () => {
    const rendered = await openNames()
    await rendered.user.type(screen.getByLabelText('First name'), 'Nia')
    await rendered.goTo('/login')
    expect(await heading('Welcome')).toBeVisible()
    const field = screen.getByLabelText('Work email')
    await rendered.user.clear(field)
    await rendered.user.type(field, 'nia@house.test{Enter}')
    expect(await heading('Create your account')).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Nia')
  })

  test('restarts for another address', async () => {
    writeDraft(draftAt('STANDARD', 'CREATE_ACCOUNT', ['BUILDING_SELECTOR']))
    const rendered = await renderApp({
      effects: lookingUp(async () => ({ status: nobody, providers: noProviders })),
    })
    await rendered.user.type(await screen.findByLabelText('Work email'), 'other@house.test{Enter}')
    expect(await heading('Choose your building')).toBeVisible()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  test('enters an older flow by its link', async () => {
    const sendCode = vi.fn<Answers['sendResetCode']>(async () => ({ cooldown: 30 }))
    const rendered = await renderApp({
      at: '/reset-password?flow=RESET_PASSWORD',
      effects: { sendResetCode: sendCode },
    })
    await rendered.user.type(await screen.findByLabelText('Work email'), 'ada@house.test{Enter}')
    await heading('Enter the code')
    expect(inputsOf(sendCode)).toMatchObject([{ body: { email: 'ada@house.test' } }])
    await waitFor(() => expect(rendered.address()).toBe('/reset-password?step=enter-code'))
  })
})
