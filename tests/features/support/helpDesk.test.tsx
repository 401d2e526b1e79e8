import { helpDeskDraft } from '@features/support/helpDeskDraft'
import type { Host } from '@platform/host'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { never } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'

type Scene = NonNullable<Parameters<typeof renderApp>[0]>
const open = (effects: Replaced = {}, scene: Scene = {}) =>
  renderApp({ at: '/help-desk', signedIn: true, effects, ...scene })

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByLabelText('Nature of the request'), 'Heating')
  await user.type(screen.getByLabelText('Subject'), 'Cold')
  await user.type(screen.getByLabelText('Description'), 'By the window')
}

describe('the help desk', () => {
  test('shows its loading state in place', async () => {
    await open({ restore: never })
    expect(await screen.findByText('Loading the form')).toBeInTheDocument()
    await expectAccessible()
  })

  test('restores what was typed before a reload', async () => {
    helpDeskDraft.write({ nature: 'Heating', subject: 'Cold', description: '' })
    await open()
    expect(await screen.findByLabelText('Subject')).toHaveValue('Cold')
    await expectAccessible()
  })

  test('sends, shows the reference, and has an empty form after Done', async () => {
    const createSupportRequest = vi.fn<Answers['createSupportRequest']>(async () => ({
      id: '00000000-0000-4000-8000-00000000000a',
      reference: 'PR-4F7K2C',
    }))
    const { user } = await open({ createSupportRequest })
    await fill(user)
    expect(helpDeskDraft.read()).toMatchObject({ description: 'By the window' })
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    const done = within(await screen.findByRole('dialog', { name: 'Your request is on its way' }))
    expect(done.getByText(/PR-4F7K2C/)).toBeVisible()
    await expectAccessible()
    await user.click(done.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''))
    expect(createSupportRequest).toHaveBeenCalledTimes(1)
    expect(helpDeskDraft.read()).toBeNull()
  })

  test('shows a failure and loses nothing', async () => {
    const { user } = await open({ createSupportRequest: () => Promise.reject(offline) })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const message = within(await screen.findByRole('dialog', { name: 'Your request wasn’t sent' }))
    await user.click(message.getByRole('button', { name: 'Back to the form' }))
    expect(await screen.findByLabelText('Description')).toHaveValue('By the window')
  })

  test('confirms before discarding what was typed, and then leads home', async () => {
    const navigate = vi.fn<Host['navigate']>()
    const { user } = await open({ navigate })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard this request?' }))
    await expectAccessible()
    await user.click(question.getByRole('button', { name: 'Keep writing' }))
    expect(screen.getByLabelText('Subject')).toHaveValue('Cold')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'))
  })

  test('is available for web views too', async () => {
    await open({}, { at: '/webview/help-desk', isNativeHost: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible()
  })
})
