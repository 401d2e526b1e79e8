import type { Slot } from '@contract/bookings'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bookingOf } from '../../machines/bookings/bookingCases'
import { daySlots, space, startOfSlot } from '../../machines/bookings/reserveCases'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, pageOf } from '../answers'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

const spacePath = `${home}/spaces/${space.uuid}`
const nine = /^9:00/
const halfPastNine = /^9:30/
const guests = 'How many people will come?'
const available = (...states: Slot['state'][]) => daySlots(...states)

const open = (effects: Replaced = {}, at = spacePath) =>
  renderApp({
    at,
    signedIn: true,
    effects: {
      resourceAvailability: async () => available('free', 'free', 'taken', 'own', 'blocked'),
      ...effects,
    },
  })
const time = (name: RegExp) => screen.findByRole('radio', { name })
const book = () => screen.getByRole('button', { name: 'Book' })
const answer = () => screen.getByLabelText(guests)

describe('the list of spaces', () => {
  const terrace = { ...space, uuid: space.uuid.replace('90', '91'), name: 'Terrace', price: null }

  test('shows what a slot costs, and which bookings a manager approves', async () => {
    const resources = async () => [space, { ...terrace, needs_approval: true }]
    const { user, address } = await open({ resources }, `${home}/spaces`)
    const list = within(await screen.findByRole('list', { name: 'Spaces' }))
    expect(list.getByText('$18 per 30 minutes')).toBeVisible()
    expect(list.getByText('Free')).toBeVisible()
    expect(list.getAllByText('Needs approval')).toHaveLength(1)
    await expectAccessible()
    await user.click(list.getByRole('link', { name: 'Harbor room' }))
    await waitFor(() => expect(address()).toBe(spacePath))
  })

  test('continues page by page', async () => {
    const all = Array.from({ length: 120 }, (_, at) => ({
      ...space,
      uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `Desk ${at + 1}`,
    }))
    const { user } = await open(
      { resources: async ({ query }) => pageOf(all, query) },
      `${home}/spaces`,
    )
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Desk 120' })).toBeVisible()
  })
})

describe('the picture of a space', () => {
  const described = { ...space, image_url: '/pictures/room.jpg', image_alt_text: 'A long table' }

  test('is described in the list and on its page', async () => {
    const effects = { resources: async () => [described], resourceById: async () => described }
    const { user } = await open(effects, `${home}/spaces`)
    expect(await screen.findByRole('img', { name: 'A long table' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Harbor room' }))
    await time(nine)
    expect(screen.getByRole('img', { name: 'A long table' })).toBeVisible()
    await expectAccessible()
  })
})

describe('a space', () => {
  test('is booked with time, length and answers, once', async () => {
    const reply = deferred<Awaited<ReturnType<Answers['bookResource']>>>()
    const bookResource = vi.fn<Answers['bookResource']>(() => reply.promise)
    const { user } = await open({ bookResource })
    await user.click(await time(nine))
    await user.selectOptions(screen.getByLabelText('How long'), '1 hour')
    expect(screen.getByText('$36.00')).toBeVisible()
    await user.type(answer(), '6')
    await expectAccessible()
    await user.dblClick(book())
    expect(inputsOf(bookResource)).toMatchObject([
      {
        params: { resourceUuid: space.uuid },
        body: {
          start_at: startOfSlot(0),
          slots: 2,
          form_responses: [{ question: guests, answer: '6' }],
        },
      },
    ])
    reply.resolve(bookingOf(1))
    const receipt = within(await screen.findByRole('region', { name: 'It’s yours' }))
    expect(receipt.getByText('$72.00')).toBeVisible()
    expect(receipt.getByRole('link', { name: 'See your bookings' })).toHaveAttribute(
      'href',
      '/my-history?type=bookings',
    )
    await expectAccessible()
    await user.click(receipt.getByRole('button', { name: 'Book another time' }))
    expect(await time(nine)).not.toBeChecked()
    expect(answer()).toHaveValue('')
  })

  test('says what is missing', async () => {
    const bookResource = vi.fn<Answers['bookResource']>(async () => bookingOf(1))
    const { user } = await open({ bookResource })
    await time(nine)
    await user.click(book())
    expect(await screen.findByRole('link', { name: 'Choose a time' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: `Answer this: ${guests}` }))
    expect(answer()).toHaveFocus()
    await user.type(answer(), 'many')
    expect(answer()).toBeInvalid()
    await expectAccessible()
    expect(bookResource).not.toHaveBeenCalled()
  })

  test('says of each slot why it cannot be chosen', async () => {
    await open()
    await time(nine)
    for (const name of ['10:00 AM Taken', '10:30 AM Your booking', '11:00 AM Closed']) {
      expect(screen.getByRole('radio', { name: name.replace(' AM', '\u{a0}AM') })).toBeDisabled()
    }
  })

  test('has one tab stop in its row of days, which keys move', async () => {
    const resourceById = async () => ({ ...space, days_ahead: 30 })
    const { user, address } = await open({ resourceById })
    await time(nine)
    const row = screen.getByRole('navigation', { name: 'Days' })
    const links = () => within(row).getAllByRole('link')
    const at = () => links().findIndex((link) => link === document.activeElement)
    const stops = () => links().filter((link) => link.tabIndex === 0)
    for (const link of links()) {
      expect(link).toHaveAccessibleName(/^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d{1,2}$/)
    }
    expect(stops()).toEqual([links()[0]])
    stops()[0]?.focus()
    for (const [key, expected] of [
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{PageDown}', 8],
      ['{End}', 13],
      // The next row begins here; in the row before, the same key ends.
      ['{ArrowRight}', 0],
      ['{PageUp}', 7],
      ['{Home}', 0],
      ['{PageUp}', 0],
      ['{Control>}{End}{/Control}{x}', 0],
    ] as const) {
      await user.keyboard(key)
      expect(at(), key).toBe(expected)
      expect(stops(), key).toEqual([document.activeElement])
    }
    await expectAccessible()
    // Nothing is chosen until Enter is pressed.
    expect(address()).toBe(spacePath)
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(address()).toMatch(/\?date=\d{4}-\d{2}-\d{2}$/))
    await waitFor(() => expect(links()[2]).toHaveAttribute('aria-current', 'page'))
    expect(links()[2]).toHaveFocus()
  })

  test('shows the row of the chosen day once the focus has left', async () => {
    const resourceById = async () => ({ ...space, days_ahead: 30 })
    const { user } = await open({ resourceById })
    await time(nine)
    const row = within(screen.getByRole('navigation', { name: 'Days' }))
    const [first] = row.getAllByRole('link')
    first?.focus()
    await user.keyboard('{End}{PageDown}')
    expect(row.queryByRole('link', { current: 'page' })).toBeNull()
    await user.tab()
    expect(row.getByRole('link', { current: 'page' })).toHaveAttribute('tabindex', '0')
  })

  test('turns the arrow keys with the reading direction', async () => {
    const { user } = await open()
    await time(nine)
    document.documentElement.dir = 'rtl'
    try {
      const row = within(screen.getByRole('navigation', { name: 'Days' }))
      const [first, second] = row.getAllByRole('link')
      first?.focus()
      await user.keyboard('{ArrowLeft}')
      expect(second).toHaveFocus()
      await user.keyboard('{ArrowRight}')
      expect(first).toHaveFocus()
    } finally {
      document.documentElement.dir = ''
    }
  })

  test('is requested if a manager approves its bookings', async () => {
    const { user } = await open({
      resourceById: async () => ({ ...space, needs_approval: true, questions: [] }),
      bookResource: async () => bookingOf(1, { status: 'pending' }),
    })
    await user.click(await time(nine))
    await user.click(screen.getByRole('button', { name: 'Request booking' }))
    expect(
      await screen.findByRole('region', { name: 'Your request is with the building' }),
    ).toBeVisible()
  })
})

describe('the day', () => {
  test('is that of the address, and another one keeps the answers', async () => {
    const read = vi.fn<Answers['resourceAvailability']>(async () => available('free', 'taken'))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-24T12:00:00Z') })
    const { user, address } = await open(
      { resourceAvailability: read },
      `${spacePath}?date=2037-11-25`,
    )
    await time(nine)
    expect(inputsOf(read).map(({ query }) => query.date)).toEqual(['2037-11-25'])
    await user.type(answer(), '6')
    await user.click(screen.getByRole('link', { name: 'Thursday, November 26' }))
    await waitFor(() => expect(address()).toBe(`${spacePath}?date=2037-11-26`))
    await waitFor(() => expect(inputsOf(read).at(-1)?.query.date).toBe('2037-11-26'))
    expect(answer()).toHaveValue('6')
    vi.useRealTimers()
  })
})

describe('a booking that fails', () => {
  const fails = async (error: unknown, effects: Replaced = {}) => {
    const bookResource = vi
      .fn<Answers['bookResource']>(async () => bookingOf(1))
      .mockRejectedValueOnce(error)
    const { user } = await open({ bookResource, ...effects })
    await user.click(await time(nine))
    await user.type(answer(), '6')
    await user.click(book())
    return { user, bookResource }
  }

  test('because another user was faster reads the times again, and keeps the answers', async () => {
    const resourceAvailability = vi
      .fn<Answers['resourceAvailability']>(async () => available('taken', 'free'))
      .mockImplementationOnce(async () => available('free', 'free'))
    const { user, bookResource } = await fails(refused('slot_taken', 409), {
      resourceAvailability,
    })
    expect(await screen.findByText('That time is no longer free')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: nine })).toBeDisabled())
    expect(answer()).toHaveValue('6')
    await expectAccessible()
    await user.click(await time(halfPastNine))
    expect(screen.queryByText('That time is no longer free')).toBeNull()
    await user.click(book())
    await screen.findByRole('region', { name: 'It’s yours' })
    const [first, second] = inputsOf(bookResource)
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  test('without a reply is repeated with the same key, even if its slot has been taken', async () => {
    const resourceAvailability = vi
      .fn<Answers['resourceAvailability']>(async () => available('own', 'free'))
      .mockImplementationOnce(async () => available('free', 'free'))
    const { user, bookResource } = await fails(offline, { resourceAvailability })
    expect(await screen.findByText('We couldn’t confirm your booking')).toBeVisible()
    await expectAccessible()
    await user.click(book())
    await screen.findByRole('region', { name: 'It’s yours' })
    const [first, second] = inputsOf(bookResource)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test.each([
    ['too_many_bookings', 409, 'You have too many upcoming bookings'],
    ['answer_missing', 422, 'An answer is missing'],
    ['not_found', 404, 'We couldn’t book this'],
  ] as const)('with %s says so', async (code, status, text) => {
    await fails(refused(code, status))
    expect(await screen.findByText(text)).toBeVisible()
    expect(answer()).toHaveValue('6')
  })
})

test('in a web view, leads to other pages of web views', async () => {
  const { user, address } = await renderApp({
    at: `/webview${spacePath}`,
    signedIn: true,
    isNativeHost: true,
    effects: { resources: async () => [space] },
  })
  await user.click(await screen.findByRole('link', { name: 'Spaces' }))
  await waitFor(() => expect(address()).toBe(`/webview${home}/spaces`))
  await user.click(await screen.findByRole('link', { name: 'Harbor room' }))
  await waitFor(() => expect(address()).toBe(`/webview${spacePath}`))
})
