import type { OperatedRequestDetail, RequestStep } from '@contract/operate/frontDesk'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aRequestDetail, listOf } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'

const stored = aRequestDetail()
const at = `/buildings/${buildingUuid}/requests/${stored.uuid}`
const aStep = (given: Partial<RequestStep> = {}): RequestStep => ({
  uuid: crypto.randomUUID(),
  by: 'building',
  author: 'Mia Manager',
  action: 'answer',
  text: '',
  assignee: null,
  created_at: '2026-11-28T19:00:00Z',
  ...given,
})
const open = (calls: Calls) => renderConsole({ at, calls })
const shows = (request: OperatedRequestDetail) => ({ request: async () => request })
const press = (name: string) => screen.findByRole('button', { name })
const message = () => screen.findByRole('textbox', { name: 'Message' })

/** A server with one request: each call raises its version. */
function server(first = stored) {
  let current = first
  const sent: Record<string, unknown>[] = []
  const calls: Calls = {
    request: async () => current,
    stepRequest: async ({ key: _key, id: _id, ...body }) => {
      sent.push(body)
      const { action, text = '' } = body
      current = {
        ...current,
        version: current.version + 1,
        ...(action === 'finish' && { state: 'done', actions: ['answer', 'note', 'reopen'] }),
        ...(action === 'assign' && {
          state: 'assigned',
          assignee: current.assignees.find(({ uuid }) => uuid === body.assignee_uuid) ?? null,
        }),
        thread: [...current.thread, aStep({ action, text, assignee: 'Enid Engineer' })],
      }
      return current
    },
  }
  return { sent, calls }
}

describe('the page of a request', () => {
  test('loads, fails, and shows the request after a retry', async () => {
    const first = deferred<OperatedRequestDetail>()
    const reads = [() => first.promise, async () => stored]
    const { user } = await open({ request: () => (reads.shift() ?? (async () => stored))() })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => first.reject(offline))
    expect(await screen.findByText('This page couldn’t load')).toBeVisible()
    await expectAccessible()
    await user.click(await press('Try again'))
    expect(await screen.findByRole('heading', { level: 1, name: 'A door' })).toBeVisible()
    await expectAccessible()
  })

  test('that does not exist, or is assigned to others, says so', async () => {
    await open({
      request: async () => {
        throw refused('not_found', 404)
      },
    })
    expect(await screen.findByText('This no longer exists')).toBeVisible()
    await expectAccessible()
  })

  test('is reached from the list, and shows who said what, and what only staff read', async () => {
    const thread = [
      aStep({ action: 'assign', assignee: 'Enid Engineer' }),
      aStep({ action: 'ask', text: 'Which door?' }),
      aStep({ action: 'reply', by: 'tenant', author: 'Ada Winthrop', text: 'The blue one.' }),
      aStep({ action: 'note', author: null, text: 'She has called, too.' }),
    ]
    const { user } = await renderConsole({
      at: `/buildings/${buildingUuid}/requests`,
      calls: { requests: listOf({ ...stored, attachments: 1 }), ...shows({ ...stored, thread }) },
    })
    await user.click(await screen.findByRole('link', { name: 'A door' }))
    const conversation = await screen.findByRole('region', { name: 'Conversation' })
    const words = within(conversation)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(words).toEqual([
      expect.stringMatching(/Ada Winthrop.*It sticks\./),
      expect.stringContaining('door.png'),
      expect.stringMatching(/Mia Manager.*Assigned to Enid Engineer/),
      expect.stringMatching(/Question to the tenant.*Which door\?/),
      expect.stringMatching(/Ada Winthrop.*Reply of the tenant.*The blue one\./),
      expect.stringMatching(/A deleted account.*Internal note.*She has called, too\./),
    ])
    expect(screen.getByRole('link', { name: 'door.png' })).toHaveAttribute('href', '/files/door')
    await expectAccessible()
  })

  test('is assigned, asked about, and done', async () => {
    const { sent, calls } = server()
    const { user } = await open(calls)
    await user.selectOptions(await screen.findByLabelText('Assign to'), 'Enid Engineer')
    await user.click(await press('Assign'))
    const facts = within(await screen.findByRole('region', { name: 'About the request' }))
    expect(await facts.findByText('Enid Engineer', { selector: 'dd' })).toBeVisible()
    await user.type(await message(), 'Which door?')
    await user.click(await press('Ask the tenant'))
    expect(await screen.findByText('Sent', { selector: 'p' })).toBeVisible()
    expect(await message()).toHaveValue('')
    await user.click(await press('Mark as done'))
    expect(await press('Reopen')).toBeVisible()
    expect(sent).toEqual([
      { version: 1, action: 'assign', text: '', assignee_uuid: stored.assignees[0]?.uuid },
      { version: 2, action: 'ask', text: 'Which door?' },
      { version: 3, action: 'finish', text: '' },
    ])
    await expectAccessible()
  })

  test('asks for words where they are needed, and sends none without', async () => {
    const { sent, calls } = server()
    const { user } = await open(calls)
    await user.type(await message(), '  ')
    await user.click(await press('Send answer'))
    expect((await screen.findAllByText('Write something first'))[0]).toBeVisible()
    expect(sent).toEqual([])
    await expectAccessible()
    await user.type(await message(), 'We come')
    await user.click(await press('Note for staff only'))
    expect(await screen.findByText('The note is saved', { selector: 'p' })).toBeVisible()
    expect(sent).toEqual([{ version: 1, action: 'note', text: '  We come' }])
  })

  test('keeps the words when sending fails, and what is new when someone else was faster', async () => {
    const failures = [offline, refused('version_conflict', 409)]
    let reads = 0
    const { user } = await open({
      request: async () => {
        reads += 1
        return reads === 1
          ? stored
          : { ...stored, version: 2, thread: [aStep({ text: 'I was faster.' })] }
      },
      stepRequest: async () => {
        throw failures.shift()
      },
    })
    await user.type(await message(), 'We come')
    await user.click(await press('Send answer'))
    expect(await screen.findByText('Not sent')).toBeVisible()
    expect(await message()).toHaveValue('We come')
    await expectAccessible()
    await user.click(await press('Send answer'))
    expect(await screen.findByText('Someone else was faster')).toBeVisible()
    expect(await screen.findByText('I was faster.')).toBeVisible()
    expect(await message()).toHaveValue('We come')
    await expectAccessible()
  })

  test('asks before words are left behind', async () => {
    const { user } = await open({ ...server().calls, requests: listOf() })
    await user.type(await message(), 'We come')
    await user.click((await screen.findAllByRole('link', { name: 'Requests' }))[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await user.click(await press('Keep editing'))
    expect(await message()).toHaveValue('We come')
  })

  test('has no form for those who may only read it', async () => {
    const capabilities = ['buildings.read', 'requests.read'] as const
    await open({
      operator: async () => ({ ...operator, capabilities: [...capabilities] }),
      ...shows({ ...stored, actions: [] }),
    })
    expect(await screen.findByText('It sticks.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByLabelText('Assign to')).toBeNull()
  })

  test('takes a note alone once the tenant has withdrawn it', async () => {
    await open(shows({ ...stored, state: 'withdrawn', status: 'Canceled', actions: ['note'] }))
    expect(await press('Note for staff only')).toBeVisible()
    const next = within(screen.getByRole('region', { name: 'Next step' }))
    expect(next.getAllByRole('button')).toHaveLength(1)
    await expectAccessible()
  })

  test('that is outdated, and cannot be read again, says so', async () => {
    let reads = 0
    const { console, user } = await open({
      request: async () => {
        reads += 1
        if (reads === 2) throw offline
        return stored
      },
    })
    await message()
    await act(async () => console.system.get('page')?.send({ type: 'request.invalidated' }))
    expect(await screen.findByText(/This may be out of date/)).toBeVisible()
    await expectAccessible()
    await user.click(await press('Try again'))
    await expect.poll(() => screen.queryByText(/This may be out of date/)).toBeNull()
  })
})
