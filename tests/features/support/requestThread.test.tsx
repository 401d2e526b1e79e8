import type { ServiceRequest } from '@contract/serviceRequests'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { request as listed } from '../listed'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

const id = '00000000-0000-4000-8000-0000000000e1'
const stored: ServiceRequest = {
  ...listed,
  id,
  attachments: [{ name: 'lamp.png', url: '/files/lamp' }],
  status: 'Accepted',
  state: 'waitingForTenant',
  assignee: 'Enid Engineer',
  completed_at: null,
  thread: [
    {
      uuid: '00000000-0000-4000-8000-0000000000f1',
      by: 'building',
      author: 'Enid Engineer',
      action: 'ask',
      text: 'Which one?',
      created_at: '2026-11-23T11:00:00Z',
    },
  ],
  actions: ['reply', 'withdraw'],
}
const done: ServiceRequest = {
  ...stored,
  state: 'done',
  completed_at: '2026-11-24T11:00:00Z',
  actions: ['confirm', 'reopen'],
}
const entry = (given: Partial<NonNullable<ServiceRequest['thread']>[number]>) => ({
  uuid: crypto.randomUUID(),
  by: 'tenant' as const,
  author: 'Ada Winthrop',
  action: 'reply',
  text: '',
  created_at: '2026-11-23T12:00:00Z',
  ...given,
})
const open = (request: ServiceRequest, effects: Replaced = {}) =>
  renderApp({
    at: `${home}/service-requests/${id}`,
    signedIn: true,
    flags: ['service-requests'],
    effects: { readServiceRequest: async () => request, ...effects },
  })
const press = (name: string) => screen.findByRole('button', { name })
const box = () => screen.findByRole('textbox')

describe('the page of a request', () => {
  test('shows where it stands, who has it, and the conversation', async () => {
    await open(stored)
    expect(await screen.findByText('The building is waiting for your reply.')).toBeVisible()
    expect(screen.getByText('Waiting for your reply')).toBeVisible()
    expect(screen.getByText('Assigned to Enid Engineer')).toBeVisible()
    const conversation = within(screen.getByRole('region', { name: 'Conversation' }))
    const [first, , second] = conversation.getAllByRole('listitem')
    expect(first).toHaveTextContent(/^You.*It flickers/)
    expect(second).toHaveTextContent(/^Enid Engineer.*Question.*Which one\?$/)
    expect(screen.getByRole('link', { name: 'lamp.png' })).toHaveAttribute('href', '/files/lamp')
    expect(screen.getByRole('link', { name: 'Service requests' })).toHaveAttribute(
      'href',
      `${home}/service-requests`,
    )
    await expectAccessible()
  })

  test.each([
    ['submitted', 'Submitted', 'The building has received your request.'],
    ['assigned', 'Accepted', 'The building has taken on your request.'],
    ['underway', 'Accepted', 'The building is working on it.'],
    ['done', 'Accepted', 'The building has finished it.'],
    ['confirmed', 'Accepted', 'You’ve confirmed that it’s done.'],
    ['reopened', 'Pending', 'It’s open again, and the building takes care of it.'],
    ['declined', 'Denied', 'The building can’t do this.'],
    ['withdrawn', 'Canceled', 'You’ve withdrawn it.'],
  ])('says in plain words that it is %s', async (state, status, words) => {
    await open({ ...stored, state, status, actions: [], completed_at: null })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await expectAccessible()
  })

  test('takes states and steps that this version does not know', async () => {
    const thread = [
      entry({ by: 'building', author: null, action: 'merged', text: 'With another.' }),
    ]
    await open({ ...stored, state: 'constructor', thread, actions: [] })
    expect(await screen.findByText('With another.')).toBeVisible()
    expect(screen.getByText('Accepted')).toBeVisible()
    expect(screen.getByText('The building’s staff')).toBeVisible()
  })

  test('sends a reply, and needs words for it', async () => {
    const sent: object[] = []
    const { user } = await open(stored, {
      stepServiceRequest: async ({ body, params }) => {
        sent.push({ ...params, ...body })
        const said = entry({ text: body.text ?? '' })
        return { ...stored, state: 'underway', thread: [...(stored.thread ?? []), said] }
      },
    })
    await user.click(await press('Send reply'))
    expect((await screen.findAllByText('Write something first'))[0]).toBeVisible()
    await user.type(await box(), 'The third one.')
    await user.click(await press('Send reply'))
    expect(await screen.findByText('Sent to the building', { selector: 'p' })).toBeVisible()
    expect(await box()).toHaveValue('')
    expect(screen.getByText('The third one.', { selector: 'li p' })).toBeVisible()
    expect(sent).toEqual([
      { buildingId: expect.any(String), requestId: id, action: 'reply', text: 'The third one.' },
    ])
    await expectAccessible()
  })

  test('keeps the words when sending fails', async () => {
    const { user } = await open(stored, {
      stepServiceRequest: async () => {
        throw offline
      },
    })
    await user.type(await box(), 'The third one.')
    await user.click(await press('Send reply'))
    expect(await screen.findByText('Not sent')).toBeVisible()
    expect(await box()).toHaveValue('The third one.')
    await expectAccessible()
  })

  test('keeps the words when the building has finished it meanwhile, and reopens it with them', async () => {
    let current = stored
    const sent: object[] = []
    const { user } = await open(stored, {
      readServiceRequest: async () => current,
      stepServiceRequest: async ({ body }) => {
        sent.push(body)
        if (body.action === 'reply') throw refused('request_status_invalid', 409)
        current = { ...stored, state: 'reopened', status: 'Pending' }
        return current
      },
    })
    await user.type(await box(), 'The third one.')
    current = done
    await user.click(await press('Send reply'))
    expect(await screen.findByText('The building was faster')).toBeVisible()
    expect(await screen.findByText(/The building has finished it\. If something/)).toBeVisible()
    expect(await box()).toHaveValue('The third one.')
    await expectAccessible()
    await user.click(await press('Reopen'))
    expect(await screen.findByText(/It’s open again/)).toBeVisible()
    expect(sent).toEqual([
      { action: 'reply', text: 'The third one.' },
      { action: 'reopen', text: 'The third one.' },
    ])
  })

  test('is confirmed with one press', async () => {
    const { user } = await open(done, {
      stepServiceRequest: async () => ({ ...done, state: 'confirmed', actions: ['reopen'] }),
    })
    await user.click(await press('Yes, it’s done'))
    expect(await screen.findByText('You’ve confirmed that it’s done.')).toBeVisible()
    await expectAccessible()
  })

  test('asks before it is withdrawn', async () => {
    const sent: string[] = []
    const { user } = await open(stored, {
      stepServiceRequest: async ({ body }) => {
        sent.push(body.action)
        return { ...stored, state: 'withdrawn', status: 'Canceled', actions: [] }
      },
    })
    await user.click(await press('Withdraw'))
    const dialog = () => screen.findByRole('dialog', { name: 'Withdraw this request?' })
    await expectAccessible()
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep it' }))
    expect(sent).toEqual([])
    await user.click(await press('Withdraw'))
    await user.click(within(await dialog()).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('You’ve withdrawn it.')).toBeVisible()
    expect(sent).toEqual(['withdraw'])
  })

  test('is read again when something changes, and what is typed stays', async () => {
    let current = stored
    const { app, user } = await open(stored, { readServiceRequest: async () => current })
    await user.type(await box(), 'The third')
    current = { ...stored, state: 'underway', assignee: 'Ben Builder' }
    await act(async () => app.system.get('requestThread')?.send({ type: 'request.invalidated' }))
    expect(await screen.findByText('Assigned to Ben Builder')).toBeVisible()
    expect(await box()).toHaveValue('The third')
  })

  test('of another user is no longer available', async () => {
    await open(stored, {
      readServiceRequest: async () => {
        throw refused('not_found', 404)
      },
    })
    await waitFor(() => expect(screen.getByText('This is no longer available')).toBeVisible())
  })
})
