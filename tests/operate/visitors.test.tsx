import type { OperatedVisitor, VisitorsInside } from '@contract/operate/frontDesk'
import type { OperatedPerson } from '@contract/operate/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { listOf } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'

const home = `/buildings/${buildingUuid}`
const timezone = 'America/Vancouver'
const aVisitor = (given: Partial<OperatedVisitor> = {}): OperatedVisitor => ({
  uuid: '00000000-0000-4000-8000-0000000000c3',
  name: 'Grace Lindqvist',
  company: 'Lindqvist Tiles',
  host_name: 'Ada Winthrop',
  note: 'Brings samples',
  invited_by: {
    uuid: '00000000-0000-4000-8000-0000000000a1',
    name: 'Ada Winthrop',
    email: 'ada@meridian.example',
    company: 'Fathom',
  },
  expected_at: '2026-11-28T18:00:00Z',
  timezone,
  status: 'expected',
  steps: ['arrive'],
  checked_in_at: null,
  left_at: null,
  ...given,
})
const arrived = aVisitor({
  status: 'checked_in',
  steps: ['leave'],
  checked_in_at: '2026-11-28T18:01:00Z',
})
const left = aVisitor({ ...arrived, status: 'left', steps: ['back'] })
const ben: OperatedPerson = {
  uuid: '00000000-0000-4000-8000-0000000000a2',
  version: 1,
  email: 'ben@meridian.example',
  first_name: 'Ben',
  last_name: 'Ortega',
  state: 'active',
  company: { uuid: '00000000-0000-4000-8000-0000000000f1', name: 'Fathom' },
  buildings: [],
}
const open = (calls: Calls) =>
  renderConsole({
    at: `${home}/visitors?period=today`,
    calls: { visitors: listOf(aVisitor()), ...calls },
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const main = () => screen.getByRole('main')

describe('the front desk', () => {
  test('checks a visitor in and out with one press each, and lets the last be undone', async () => {
    const rows = [aVisitor(), arrived, left, arrived]
    let at = 0
    const sent: object[] = []
    const { user } = await open({
      visitors: async () => listOf(rows[at] ?? arrived)(),
      moveVisitor: async (step) => {
        sent.push(step)
        at += 1
        return rows[at] ?? arrived
      },
    })
    await user.click(await button('Arrived Grace Lindqvist'))
    expect(
      await screen.findByText('Grace Lindqvist has arrived. The host is told by email.'),
    ).toBeVisible()
    await expectAccessible()
    expect(within(main()).getByRole('link', { name: 'Badge' })).toHaveAttribute(
      'href',
      `/operate${home}/visitors/${arrived.uuid}/badge`,
    )
    await user.click(await button('Left Grace Lindqvist'))
    expect(await screen.findByText('Grace Lindqvist has left.')).toBeVisible()
    await user.click(await button('Undo'))
    expect(await screen.findByText('Grace Lindqvist is back in the building.')).toBeVisible()
    await user.click(await button('Close'))
    await waitFor(() => expect(screen.queryByText(/is back in/)).toBeNull())
    expect(sent).toEqual(
      ['arrive', 'leave', 'back'].map((step) =>
        expect.objectContaining({ building: buildingUuid, id: arrived.uuid, step }),
      ),
    )
    const keys = sent.map((each) => (each as { key: string }).key)
    expect(new Set(keys).size).toBe(3)
  })

  test('sends one press while it is under way, by keyboard too', async () => {
    const moving = deferred<OperatedVisitor>()
    const move = vi.fn<() => Promise<OperatedVisitor>>(() => moving.promise)
    const { user } = await open({ moveVisitor: move })
    const arrive = await button('Arrived Grace Lindqvist')
    arrive.focus()
    await user.keyboard('{Enter}{Enter} ')
    expect(move).toHaveBeenCalledTimes(1)
    await act(async () => moving.resolve(arrived))
    expect(await screen.findByText(/has arrived/)).toBeVisible()
  })

  test('says why a press failed, and repeats it with its key', async () => {
    const keys: string[] = []
    const { user } = await open({
      moveVisitor: async ({ key }) => {
        keys.push(key)
        if (keys.length === 1) throw offline
        if (keys.length === 2) throw refused('visitor_not_expected', 409)
        return arrived
      },
    })
    await user.click(await button('Arrived Grace Lindqvist'))
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    await expectAccessible()
    await user.click(await button('Try again'))
    expect(await screen.findByText(/They aren’t expected now/)).toBeVisible()
    await user.click(await button('Try again'))
    expect(await screen.findByText(/has arrived/)).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  })

  test('checks in by code, warns of a code that was used, and keeps one that is wrong', async () => {
    const replies = [
      async () => ({ visitor: arrived, is_new: true }),
      async () => ({ visitor: arrived, is_new: false }),
      async () => {
        throw refused('not_found', 404)
      },
    ]
    const codes: string[] = []
    const { user } = await open({
      checkInByCode: async ({ code }) => {
        codes.push(code)
        return (replies.shift() as () => Promise<{ visitor: OperatedVisitor; is_new: boolean }>)()
      },
    })
    const field = await screen.findByLabelText('Code of the visitor')
    await user.type(field, ' abcd-efgh {Enter}')
    expect(await screen.findByText(/has arrived/)).toBeVisible()
    await user.click(await button('Check in'))
    expect(await screen.findByText(/Arrived at 10:01.AM already/)).toBeVisible()
    await expectAccessible()
    await user.clear(field)
    await user.click(await button('Check in'))
    await user.type(field, 'wrong{Enter}')
    expect(await screen.findByText('No visitor of this building has this code.')).toBeVisible()
    expect(field).toHaveValue('wrong')
    expect(codes).toEqual(['abcd-efgh', 'abcd-efgh', 'wrong'])
  })

  test('takes in a walk-in for a person who is found by name', async () => {
    const asked: object[] = []
    const sent: object[] = []
    const { user } = await open({
      people: async (query) => {
        asked.push(query)
        return listOf(ben)()
      },
      admitWalkIn: async (walkIn) => {
        sent.push(walkIn)
      },
    })
    await user.click(await button('Walk-in'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Walk-in' }))
    await user.click(dialog.getByRole('button', { name: 'Check in' }))
    expect((await dialog.findAllByText('Choose the host')).length).toBeGreaterThan(0)
    await expectAccessible()
    await user.type(dialog.getByLabelText('First name'), 'Will')
    await user.type(dialog.getByLabelText('Last name'), 'Turner')
    await user.type(dialog.getByLabelText(/^Host/), 'ort')
    await user.click(await dialog.findByRole('radio', { name: /Ben Ortega/ }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Check in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([
      expect.objectContaining({ building: buildingUuid, search: 'ort', state: 'active' }),
    ])
    expect(sent).toEqual([
      expect.objectContaining({
        fields: {
          building: buildingUuid,
          first_name: 'Will',
          last_name: 'Turner',
          company: '',
          host_uuid: ben.uuid,
        },
      }),
    ])
  })

  test('says when no one has the name, and when the search fails', async () => {
    const replies = [
      listOf<OperatedPerson>(),
      async () => {
        throw offline
      },
    ]
    const { user } = await open({ people: async () => (replies.shift() ?? listOf(ben))() })
    await user.click(await button('Walk-in'))
    const host = await screen.findByLabelText(/^Host/)
    await user.type(host, 'x')
    expect((await screen.findAllByText('No one of the building has this name.'))[0]).toBeVisible()
    await user.type(host, 'y')
    expect((await screen.findAllByText(/You seem to be offline/))[0]).toBeVisible()
    await expectAccessible()
    await user.clear(host)
    await waitFor(() => expect(screen.queryByText(/You seem to be offline/)).toBeNull())
  })

  test('offers a role that may only read no steps', async () => {
    await open({
      operator: async () => ({ ...operator, capabilities: ['buildings.read', 'visitors.read'] }),
    })
    expect(await screen.findByText('Grace Lindqvist')).toBeVisible()
    expect(screen.getByText('Brings samples')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Arrived|Walk-in|Check in/ })).toBeNull()
  })
})

const inside = (...names: string[]): VisitorsInside => ({
  building: { uuid: buildingUuid, name: 'Harbor Exchange', timezone },
  read_at: '2026-11-28T18:05:00Z',
  visitors: names.map((name, at) => ({
    uuid: `00000000-0000-4000-8000-0000000000d${at}`,
    name,
    company: null,
    host_name: 'Ada Winthrop',
    checked_in_at: '2026-11-28T18:01:00Z',
  })),
})

describe('the list of those in the building', () => {
  test('loads, fails, and shows who is there and from when it is', async () => {
    const first = deferred<VisitorsInside>()
    const replies = [() => first.promise, async () => inside('Grace Lindqvist', 'Will Turner')]
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await renderConsole({
      at: `${home}/inside`,
      calls: { visitorsInside: () => replies.shift()?.() ?? first.promise },
    })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => first.reject(offline))
    expect(await screen.findByText('The list couldn’t load')).toBeVisible()
    await expectAccessible()
    await user.click(await button('Try again'))
    const table = await screen.findByRole('table', { name: 'In the building now' })
    expect(table).toHaveTextContent('Grace Lindqvist')
    expect(table).toHaveTextContent('Will Turner')
    expect(screen.getByText('2 visitors')).toBeVisible()
    expect(screen.getByText(/as of Sat, Nov 28, 10:05/)).toBeVisible()
    await expectAccessible()
    await user.click(await button('Print'))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  test('keeps what was read last when the connection is gone, and says so', async () => {
    const replies = [async () => inside('Grace Lindqvist')]
    const { console } = await renderConsole({
      at: `${home}/inside`,
      calls: {
        visitorsInside: async () => {
          const reply = replies.shift()
          if (reply === undefined) throw offline
          return reply()
        },
      },
    })
    await screen.findByRole('table')
    await act(async () => console.system.get('page')?.send({ type: 'minute.passed' }))
    expect(await screen.findByText('This list couldn’t be read again')).toBeVisible()
    expect(screen.getByRole('table')).toHaveTextContent('Grace Lindqvist')
    expect(screen.getByText(/as of Sat, Nov 28, 10:05/)).toBeVisible()
    await expectAccessible()
  })

  test('says when there is no one', async () => {
    await renderConsole({
      at: `${home}/inside`,
      calls: { visitorsInside: async () => inside() },
    })
    expect(await screen.findByText('No visitors in the building')).toBeVisible()
    expect(screen.getByText('0 visitors')).toBeVisible()
    await expectAccessible()
  })
})

test('the badge loads, fails, and shows name, company, host and day', async () => {
  const first = deferred<OperatedVisitor>()
  const replies = [() => first.promise, async () => arrived]
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await renderConsole({
    at: `${home}/visitors/${arrived.uuid}/badge`,
    calls: { visitor: () => replies.shift()?.() ?? first.promise },
  })
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  await act(async () => first.reject(refused('not_found', 404)))
  expect(await screen.findByText('This page couldn’t load')).toBeVisible()
  await expectAccessible()
  await user.click(await button('Try again'))
  const badge = await screen.findByRole('article')
  for (const text of [
    'Grace Lindqvist',
    'Lindqvist Tiles',
    'Visiting Ada Winthrop',
    'November 28, 2026',
  ])
    expect(badge).toHaveTextContent(text)
  await expectAccessible()
  await user.click(await button('Print'))
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})
