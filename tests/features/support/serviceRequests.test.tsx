import type { ServiceRequest } from '@contract/serviceRequests'
import { FailedCall } from '@machines/kernel/failure'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, pageOf } from '../answers'
import { never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

const requestOf = (id: string, given: Partial<ServiceRequest> = {}): ServiceRequest => ({
  id,
  category: 'heating',
  subject: `Subject ${id}`,
  description: 'Too cold',
  attachments: [],
  status: 'Pending',
  created_at: '2026-11-23T10:00:00Z',
  ...given,
})
const categories = [
  { name: 'heating', label: 'Heating and air' },
  { name: 'keys', label: 'Keys' },
]

type Read = Answers['serviceRequests']
const answering =
  (...requests: ServiceRequest[]): Read =>
  async () =>
    requests
const open = (serviceRequests: Read, effects: Replaced = {}) =>
  renderApp({
    at: `/building/${firstHouse.building.uuid}/service-requests`,
    signedIn: true,
    flags: ['service-requests'],
    effects: {
      serviceRequests,
      serviceRequestMetadata: async () => ({ categories }),
      ...effects,
    },
  })

describe('service requests', () => {
  test('have an empty state that offers the first one', async () => {
    const { user } = await open(answering())
    expect(await screen.findByText('No requests yet')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'New request' }))
    expect(await screen.findByRole('dialog', { name: 'New request' })).toBeVisible()
  })

  test('say where they stand, and lead to their pages', async () => {
    const given = { status: 'Accepted', state: 'waitingForTenant', actions: ['reply' as const] }
    await open(answering(requestOf('one', given)))
    expect(await screen.findByText('Waiting for your reply')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Subject one' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/service-requests\/one$/),
    )
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
    await expectAccessible()
  })

  test.each([
    ['Pending', 'Pending'],
    ['Submitted', 'Submitted'],
    ['Accepted', 'Accepted'],
    ['Denied', 'Denied'],
    ['Denied_Available', 'Denied'],
    ['Denied_Unavailable', 'Denied: not available'],
    ['Canceled', 'Withdrawn'],
    ['Escalated', 'Pending: Escalated'],
  ])('that are %s show “%s”', async (status, words) => {
    await open(answering(requestOf('1', { status })))
    expect(await screen.findByText(words)).toBeVisible()
    const mayWithdraw = ['Pending', 'Submitted'].includes(status)
    expect(screen.queryAllByRole('button', { name: /^Withdraw/ })).toHaveLength(mayWithdraw ? 1 : 0)
  })

  test('show category and files', async () => {
    const attachments = [{ name: 'lamp.png', url: '/files/lamp?signature=x' }]
    await open(answering(requestOf('1', { attachments })))
    const row = (await screen.findByText('Too cold')).closest('li')
    expect(row).toHaveTextContent(/Heating and air · Mon, Nov 23(, 2026)? · /)
    const file = screen.getByRole('link', { name: 'lamp.png' })
    expect(file).toHaveAttribute('href', '/files/lamp?signature=x')
    expect([file.getAttribute('target'), file.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
    await expectAccessible()
  })

  test('of a removed category show its name, and list no files without any', async () => {
    await open(answering(requestOf('1', { category: 'garden' })))
    const title = await screen.findByRole('heading', { name: 'Subject 1' })
    const row = title.closest('li') as HTMLElement
    // By the building's clock.
    expect(row).toHaveTextContent(/garden · Mon, Nov 23(, 2026)? · 11:00\sAM\sGMT\+1/)
    expect(within(row).queryByRole('list')).toBeNull()
  })

  test('are written, sent once and then listed', async () => {
    const request = requestOf('2', { subject: 'A key' })
    const create = vi.fn<Answers['createServiceRequest']>(async () => request)
    const { user } = await open(answering(requestOf('1')), { createServiceRequest: create })
    await user.click(await screen.findByRole('button', { name: 'New request' }))
    const form = within(await screen.findByRole('dialog', { name: 'New request' }))
    await user.selectOptions(form.getByLabelText('Category'), 'Keys')
    await user.type(form.getByLabelText('Subject'), 'A key')
    await user.click(form.getByRole('button', { name: 'Send' }))
    expect(form.getByLabelText('Description')).toBeInvalid()
    expect(create).not.toHaveBeenCalled()
    await user.type(form.getByLabelText('Description'), 'For the bicycles')
    await expectAccessible()
    await user.dblClick(form.getByRole('button', { name: 'Send' }))
    const done = within(await screen.findByRole('dialog', { name: 'Your request is on its way' }))
    await user.click(done.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('heading', { name: 'A key' })).toBeVisible()
    // Appended to the list.
    const subjects = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect(subjects).toEqual(['A key', 'Subject 1'])
    expect(inputsOf(create)).toMatchObject([{ body: { category: 'keys', subject: 'A key' } }])
  })

  test('load more after the first page', async () => {
    const all = Array.from({ length: 130 }, (_, at) => requestOf(`${at + 1}`))
    const read = vi.fn<Read>(async ({ query }) => pageOf(all, query))
    const { user } = await open(read)
    expect(await screen.findByText('Subject 100')).toBeVisible()
    expect(screen.queryByText('Subject 101')).toBeNull()
    read.mockRejectedValueOnce(offline)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Subject 130')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('lose nothing if they fail to send', async () => {
    const create = vi.fn<Answers['createServiceRequest']>(() =>
      Promise.reject(refused('attachment_type_not_allowed', 415)),
    )
    const { user } = await open(answering(requestOf('1')), { createServiceRequest: create })
    await user.click(await screen.findByRole('button', { name: 'New request' }))
    const form = within(await screen.findByRole('dialog', { name: 'New request' }))
    await user.selectOptions(form.getByLabelText('Category'), 'Keys')
    await user.type(form.getByLabelText('Subject'), 'A key')
    await user.type(form.getByLabelText('Description'), 'For the bicycles')
    await user.click(form.getByRole('button', { name: 'Send' }))
    const message = within(await screen.findByRole('dialog', { name: 'Your request wasn’t sent' }))
    expect(message.getByText(/can’t accept one of the files/)).toBeVisible()
    await user.click(message.getByRole('button', { name: 'Back to the form' }))
    expect(await screen.findByLabelText('Subject')).toHaveValue('A key')
    expect(screen.getByLabelText('Category')).toHaveValue('keys')
  })

  test.each([
    ['attachment_too_large', 'attachment_too_large', /^note\.pdf is too large/],
    ['attachment_type_not_allowed', 'active_content', /^note\.pdf contains macros/],
    ['attachment_type_not_allowed', 'attachment_type_not_allowed', /^note\.pdf isn’t a file type/],
  ] as const)('name the file that is refused: %s, %s', async (code, reason, message) => {
    const field = { path: 'body.attachments.1', code: reason, message: '' }
    const upload = vi.fn<Answers['uploadFiles']>(() =>
      Promise.reject(
        new FailedCall({ kind: 'refused', code, status: 422, retryAfter: null, fields: [field] }),
      ),
    )
    const { user } = await open(answering(requestOf('1')), { uploadFiles: upload })
    await user.click(await screen.findByRole('button', { name: 'New request' }))
    const form = within(await screen.findByRole('dialog', { name: 'New request' }))
    await user.selectOptions(form.getByLabelText('Category'), 'Keys')
    await user.type(form.getByLabelText('Subject'), 'A key')
    await user.type(form.getByLabelText('Description'), 'For the bicycles')
    const files = ['plan.pdf', 'note.pdf'].map((name) => new File([name], name))
    await user.upload(form.getByLabelText('Add files'), files)
    await user.click(form.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your request wasn’t sent' })
    expect(within(dialog).getByText(message)).toBeVisible()
  })

  test('are withdrawn after a confirmation; a decision made meanwhile shows', async () => {
    let saved = requestOf('1')
    const withdraw = vi
      .fn<Answers['updateServiceRequest']>(async () => {
        saved = { ...saved, status: 'Canceled' }
        return saved
      })
      .mockRejectedValueOnce(refused('request_status_invalid', 409))
    const { user } = await open((...call) => answering(saved)(...call), {
      updateServiceRequest: withdraw,
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw “Subject 1”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByText('It’s already been decided.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Withdrawn')).toBeVisible()
  })

  test('stay if the user declines', async () => {
    const withdraw = vi.fn<Answers['updateServiceRequest']>(never)
    const { user } = await open(answering(requestOf('1')), { updateServiceRequest: withdraw })
    const sendRequest = () =>
      user.click(screen.getByRole('button', { name: 'Withdraw “Subject 1”' }))
    await screen.findByText('Subject 1')
    await sendRequest()
    await user.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(withdraw).not.toHaveBeenCalled()
    // During the call it cannot be kept any more.
    await sendRequest()
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await expectSpoken('One moment')
    expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(withdraw).toHaveBeenCalledTimes(1)
  })

  test('show why they could not be withdrawn', async () => {
    const { user } = await open(answering(requestOf('1')), {
      updateServiceRequest: () => Promise.reject(offline),
    })
    await user.click(await screen.findByRole('button', { name: 'Withdraw “Subject 1”' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByText(/^Unable to complete/)).toBeVisible()
    expect(dialog.queryByText(/already been decided/)).toBeNull()
  })
})
