import type { DayCalendar } from '@contract/operate/dayCalendar'
import type { OperatedPerson } from '@contract/operate/people'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aCalendarBooking, aCalendarDay, anHour, elm, oak } from './calendarFixtures'
import { listOf } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'

const home = `/buildings/${buildingUuid}`
const booking = aCalendarBooking()
const closure = {
  uuid: '00000000-0000-4000-8000-0000000000e1',
  resource_uuid: elm.uuid,
  start_at: anHour(12),
  end_at: anHour(14),
  reason: 'The floor is waxed.',
}
const aDay = aCalendarDay({ bookings: [booking], closures: [closure] })
const open = (calls: Calls = {}, at = `${home}/calendar`) =>
  renderConsole({ at, calls: { calendar: async () => aDay, ...calls } })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const held = /^Ada Winthrop 10:00/
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the calendar of a day', () => {
  test('loads, fails, and shows each resource with what takes its time', async () => {
    const first = deferred<DayCalendar>()
    const replies = [() => first.promise, async () => aDay]
    const { user } = await open({ calendar: () => replies.shift()?.() ?? first.promise })
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
    await expectAccessible()
    await act(async () => first.reject(offline))
    expect(await screen.findByText('The list couldn’t load')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByText('Try again'))
    const row = within(await screen.findByRole('region', { name: 'Oak' }))
    expect(row.getByRole('button', { name: held })).toBeVisible()
    expect(row.getAllByRole('button', { name: /^Book Oak/ })).toHaveLength(9)
    const other = within(screen.getByRole('region', { name: 'Elm' }))
    expect(other.getByRole('button', { name: /^Closed 12:00.*The floor is waxed/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Saturday, November 28' })).toBeVisible()
    await expectAccessible()
  })

  test('says when a resource is closed or full, and when there is none', async () => {
    const full = aCalendarDay({
      resources: [
        { ...oak, slot_minutes: 60, slots: [] },
        { ...elm, slot_minutes: 60, slots: [{ start_at: anHour(5), end_at: anHour(6) }] },
      ],
    })
    const days = [full, aCalendarDay({ resources: [] })]
    const { console } = await open({ calendar: async () => days.shift() ?? full })
    expect(await screen.findByText('Closed on this day')).toBeVisible()
    expect(screen.getByText('Nothing is free')).toBeVisible()
    await act(async () => console.system.get('page')?.send({ type: 'minute.passed' }))
    expect(await screen.findByText('This building has no resources to book.')).toBeVisible()
    await expectAccessible()
  })

  test('leads from day to day by its address', async () => {
    const asked: object[] = []
    const { user, router } = await open(
      {
        calendar: async (query) => {
          asked.push(query)
          return { ...aDay, date: query.date ?? aDay.today }
        },
      },
      `${home}/calendar?date=2026-11-30`,
    )
    await user.click(await button('Next day'))
    expect(await screen.findByRole('heading', { name: 'Tuesday, December 1' })).toBeVisible()
    await user.click(await button('Previous day'))
    await user.click(await button('Today'))
    await waitFor(() => expect(router.state.location.searchStr).toBe(''))
    expect(await screen.findByRole('heading', { name: 'Saturday, November 28' })).toBeVisible()
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    expect(asked[0]).toEqual({ building: buildingUuid, date: '2026-11-30' })
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-01-02' } })
    expect(await screen.findByRole('heading', { name: 'Saturday, January 2' })).toBeVisible()
  })

  test('the arrow keys lead along a resource, and to the nearest time of another', async () => {
    const { user } = await open()
    const first = await button(/^Book Oak, 8:00/)
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName(held)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAccessibleName(/^Book Elm, 10:00/)
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAccessibleName(/^Book Elm, 5:00.PM/)
    await user.keyboard('{ArrowUp}{Home}{ArrowLeft}')
    expect(document.activeElement).toBe(first)
    // One stop for each resource.
    expect(
      screen
        .getAllByRole('button')
        .filter(({ tabIndex, dataset }) => tabIndex === 0 && dataset['start']),
    ).toHaveLength(2)
  })

  test('offers a role that may only read nothing to change', async () => {
    const { user } = await open({
      operator: async () => ({ ...operator, capabilities: ['buildings.read', 'bookings.read'] }),
    })
    await user.click(await button(held))
    const shown = await dialog('Oak')
    expect(shown.queryByRole('button', { name: 'Move' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Book |Close a resource/ })).toBeNull()
    await expectAccessible()
  })
})

describe('a booking in the calendar', () => {
  test.each([
    ['waiting', 'Approve', 'approve', /is approved/],
    ['waiting', 'Deny', 'deny', /is denied\./],
    ['waiting', 'Deny and block the time', 'block', /stays blocked/],
    ['confirmed', 'Cancel the booking', 'cancel', /is cancelled/],
  ] as const)('that is %s: %s', async (state, label, action, said) => {
    const sent: object[] = []
    const { user } = await open({
      calendar: async () => aCalendarDay({ bookings: [{ ...booking, state }] }),
      stepBooking: async (step) => {
        sent.push(step)
      },
    })
    await user.click(await button(held))
    const shown = await dialog('Oak')
    await user.type(shown.getByLabelText(/^Reason/), 'Repairs')
    await expectAccessible()
    await user.click(shown.getByRole('button', { name: label }))
    expect(await screen.findByText(said)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      expect.objectContaining({
        building: buildingUuid,
        id: booking.uuid,
        action,
        reason: 'Repairs',
      }),
    ])
    await user.click(await button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('whose denial blocks the time frees it, and a refusal is said in place', async () => {
    const step = vi
      .fn<() => Promise<void>>(async () => {})
      .mockRejectedValueOnce(refused('booking_decided', 409))
    const { user } = await open({
      calendar: async () => aCalendarDay({ bookings: [{ ...booking, state: 'denied' }] }),
      stepBooking: step,
    })
    await user.click(await button(held))
    const shown = await dialog('Oak')
    await user.click(shown.getByRole('button', { name: 'Free the time' }))
    expect(await shown.findByText(/was cancelled, denied or has ended/)).toBeVisible()
    await expectAccessible()
    await user.click(shown.getByRole('button', { name: 'Free the time' }))
    expect(await screen.findByText('The time is free again.')).toBeVisible()
  })
})

describe('a move', () => {
  const lift = async (calls: Calls) => {
    const rendered = await open(calls)
    await rendered.user.click(await button(held))
    await rendered.user.click((await dialog('Oak')).getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('Moving the booking of Ada Winthrop')).toBeVisible()
    return rendered
  }

  test('goes to a free time, by keyboard, after a question', async () => {
    const sent: object[] = []
    const { user } = await lift({
      moveBooking: async (move) => {
        sent.push(move)
      },
    })
    await expectAccessible()
    ;(await button(/^Move to Elm, 2:00/)).focus()
    await user.keyboard('{Enter}')
    const question = await dialog('Move this booking?')
    await expectAccessible()
    await user.type(question.getByLabelText(/^Reason/), 'A larger room')
    await user.click(question.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/^Moving the booking/)).toBeNull()
    expect(sent).toEqual([
      expect.objectContaining({
        building: buildingUuid,
        id: booking.uuid,
        sequence: 0,
        resource_uuid: elm.uuid,
        start_at: anHour(14),
        reason: 'A larger room',
      }),
    ])
  })

  test('stays lifted on another day, and is put down by Escape', async () => {
    const { user } = await lift({
      calendar: async ({ date }) =>
        date === '2026-11-29' ? aCalendarDay({ date, today: '2026-11-28' }) : aDay,
    })
    await user.click(await button('Next day'))
    expect(await screen.findByRole('heading', { name: 'Sunday, November 29' })).toBeVisible()
    expect(await button(/^Move to Oak, 8:00/)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await button(/^Book Oak, 8:00/)).toBeVisible()
    expect(screen.queryByText(/^Moving the booking/)).toBeNull()
  })

  test('offers other times if someone was faster, and is put down if others moved it', async () => {
    const move = vi
      .fn<() => Promise<void>>(async () => {})
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(refused('slot_taken', 409))
      .mockRejectedValueOnce(refused('version_conflict', 409))
    const { user } = await lift({ moveBooking: move })
    await user.click(await button(/^Move to Elm, 2:00/))
    const confirm = async () =>
      user.click((await dialog('Move this booking?')).getByRole('button', { name: 'Move' }))
    await confirm()
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    await expectAccessible()
    await confirm()
    expect(await screen.findByText(/has just booked this time/)).toBeVisible()
    await expectAccessible()
    await user.click(await button(/^Move to Elm, 3:00/))
    await confirm()
    expect(await screen.findByText(/has moved this booking meanwhile/)).toBeVisible()
    expect(screen.queryByText(/^Moving the booking/)).toBeNull()
  })

  test('by dragging asks the same question', async () => {
    await open()
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      run(0)
      return 0
    })
    const dataTransfer = { setData: () => {}, effectAllowed: 'none' }
    fireEvent.dragStart(await button(held), { dataTransfer })
    frame.mockRestore()
    const place = await button(/^Move to Elm, 9:00/)
    expect(fireEvent.dragOver(place, { dataTransfer })).toBe(false)
    fireEvent.drop(place, { dataTransfer })
    expect(await screen.findByRole('dialog', { name: 'Move this booking?' })).toBeVisible()
  })
})

const ben: OperatedPerson = {
  uuid: '00000000-0000-4000-8000-0000000000a2',
  version: 1,
  email: 'ben@meridian.example',
  first_name: 'Ben',
  last_name: 'Ortega',
  state: 'active',
  company: null,
  buildings: [],
}

test('a free time is booked for a person, until the next booking at most', async () => {
  const sent: object[] = []
  const { user } = await open({
    people: listOf(ben),
    bookForPerson: async (wanted) => {
      sent.push(wanted)
      if (sent.length === 1) throw refused('slot_taken', 409)
    },
  })
  await user.click(await button(/^Book Oak, 8:00/))
  const form = await dialog('Book Oak')
  await user.click(form.getByRole('button', { name: 'Book' }))
  expect((await form.findAllByText('Choose a person')).length).toBeGreaterThan(0)
  await expectAccessible()
  await user.type(form.getByLabelText(/^Person/), 'ben')
  await user.click(await form.findByRole('radio', { name: /Ben Ortega/ }))
  expect(within(form.getByLabelText('Until')).getAllByRole('option')).toHaveLength(2)
  await user.selectOptions(form.getByLabelText('Until'), '2')
  await user.click(form.getByRole('button', { name: 'Book' }))
  expect(await form.findByText(/has just booked this time/)).toBeVisible()
  await user.type(form.getByLabelText(/^Name of the booking/), 'Board')
  await user.click(form.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[1]).toMatchObject({
    building: buildingUuid,
    resource_uuid: oak.uuid,
    person_uuid: ben.uuid,
    start_at: anHour(8),
    slots: 2,
    name: 'Board',
  })
})

describe('a closure', () => {
  test('lists what is booked inside, and sends an answer for each', async () => {
    const asked: object[] = []
    const sent: object[] = []
    const { user } = await open({
      bookingsInside: async (query) => {
        asked.push(query)
        return listOf(booking)()
      },
      closeResource: async (wanted) => {
        sent.push(wanted)
        if (sent.length === 1) throw refused('resource_in_use', 409)
      },
    })
    await user.click(await button('Close a resource'))
    const form = await dialog('Close a resource')
    await user.click(form.getByRole('button', { name: 'Close the resource' }))
    expect((await form.findAllByText('Choose a resource')).length).toBeGreaterThan(0)
    await user.selectOptions(form.getByLabelText('Resource'), oak.uuid)
    fireEvent.change(form.getByLabelText('Until'), { target: { value: '12:00' } })
    await user.type(form.getByLabelText(/^Reason/), 'Waxed')
    const answer = await form.findByLabelText(/^Ada Winthrop, Sat, Nov 28/)
    await expectAccessible()
    await user.click(form.getByRole('button', { name: 'Close the resource' }))
    const missing = 'Say what happens to the booking of Ada Winthrop'
    expect((await form.findAllByText(missing)).length).toBeGreaterThan(0)
    await user.selectOptions(answer, 'cancel')
    const reads = asked.length
    await user.click(form.getByRole('button', { name: 'Close the resource' }))
    expect(await form.findByText(/Say for each booking inside/)).toBeVisible()
    await waitFor(() => expect(asked.length).toBe(reads + 1))
    await user.click(form.getByRole('button', { name: 'Close the resource' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.at(-1)).toMatchObject({
      building: buildingUuid,
      resource: oak.uuid,
      from: '2026-11-28T08:00',
      until: '2026-11-28T12:00',
    })
    expect(sent[1]).toMatchObject({
      resource_uuid: oak.uuid,
      reason: 'Waxed',
      cancel: [booking.uuid],
      leave: [],
    })
  })

  test('refuses an end before the start', async () => {
    const { user } = await open()
    await user.click(await button('Close a resource'))
    const form = await dialog('Close a resource')
    fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-11-27' } })
    await user.click(form.getByRole('button', { name: 'Close the resource' }))
    expect((await form.findAllByText('The end must be after the start')).length).toBeGreaterThan(0)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('ends by one press', async () => {
    const sent: object[] = []
    const { user } = await open({
      reopenResource: async (removed) => {
        sent.push(removed)
      },
    })
    await user.click(await button(/^Closed 12:00/))
    const shown = await dialog('Closed')
    expect(shown.getByText('The floor is waxed.')).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Open again' }))
    expect(await screen.findByText('The resource is open again.')).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ id: closure.uuid, building: buildingUuid })])
  })
})
