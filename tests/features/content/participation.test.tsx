import type { ContentItem } from '@contract/content'
import type { EventPost } from '@contract/posts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, user as me, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, detailAnswers, type ReadDetail } from '../answers'
import { deferred } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'
import { item } from '../samples'

const id = '00000000-0000-4000-8000-00000000c0de'
const home = `/building/${firstHouse.building.uuid}`
const others = (count: number) => Array.from({ length: count }, (_, at) => 1000 + at)

const event = (given: object = {}) => ({
  uuid: id,
  title: 'Yoga',
  capacity: 10,
  attendants: others(3),
  ...given,
})
const deal = (given: object = {}) => ({
  uuid: id,
  title: 'Soup',
  claimers: others(3),
  is_eligible: true,
  ...given,
})
const dialog = (name: string) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.findByRole('button', { name })

function openEvent(effects: Replaced) {
  return renderApp({ at: `${home}/event-posts/${id}`, signedIn: true, effects })
}
function openOffer(effects: Replaced) {
  return renderApp({ at: `${home}/offers/${id}`, signedIn: true, effects })
}

describe('an RSVP', () => {
  test('is requested, confirmed and cancelled', async () => {
    const reserve = vi.fn<Answers['attendEventPost']>(async () =>
      event({ attendants: [...others(3), me.id] }),
    )
    const cancel = vi.fn<Answers['recallEventPost']>(async () => event())
    const attendants = vi
      .fn<() => number[]>(() => others(3))
      .mockReturnValueOnce(others(3))
      .mockReturnValueOnce([...others(3), me.id])
    const readDetail = async () => event({ attendants: attendants() })
    const { user } = await openEvent({
      ...detailAnswers(readDetail),
      attendEventPost: reserve,
      recallEventPost: cancel,
    })

    await user.click(await button('RSVP'))
    await expectAccessible()
    await user.click(
      within(await dialog('RSVP to Yoga?')).getByRole('button', { name: 'Confirm RSVP' }),
    )
    const confirmed = await dialog('You’re on the list')
    await expectAccessible()
    await user.click(within(confirmed).getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Attending')).toBeVisible()
    expect(screen.getByText('You’re going.')).toBeVisible()
    expect(screen.getByText(/4 people are going/)).toBeVisible()

    await user.click(await button('Cancel RSVP'))
    const request = await dialog('Cancel your RSVP?')
    await user.click(within(request).getByRole('button', { name: 'Cancel RSVP' }))
    expect(await button('RSVP')).toBeVisible()
    expect(screen.queryByText('Attending')).toBeNull()
    // Each action invalidates earlier reads, once.
    await waitFor(() => expect(attendants).toHaveBeenCalledTimes(3))
    expect(reserve).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledTimes(1)
    // Two intents, two keys.
    expect(reserve.mock.calls[0]?.[0].idempotencyKey).not.toBe(
      cancel.mock.calls[0]?.[0].idempotencyKey,
    )
  })

  test('that succeeded becomes a ticket, and replaces the action with the way to it', async () => {
    const attendants = others(3)
    const reserve = async () => {
      attendants.push(me.id)
      return event({ attendants: [...attendants] })
    }
    const readDetail = async () =>
      event({ start_at: '2999-11-27T13:00:00Z', attendants: [...attendants] })
    const { user } = await openEvent({ ...detailAnswers(readDetail), attendEventPost: reserve })
    const facts = (await screen.findByText(/3 people are going/)).closest('dl') as HTMLElement
    expect(within(facts).getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    const received = within(await dialog('You’re on the list'))
    expect(received.getByText('Attending')).toBeVisible()
    expect(received.getByText(/, November 27, 2999, /)).toBeVisible()
    expect(received.getByText('Your pass')).toBeVisible()
    await expectAccessible()
    await user.click(received.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Add it to your calendar, then just show up.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'RSVP' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Show your pass' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/passes\//),
    )
    expect(within(facts).getByRole('button', { name: 'Add to calendar' })).toBeVisible()
    await expectAccessible()
  })

  test('without a time has no calendar export', async () => {
    const attendants = [...others(3), me.id]
    await openEvent({ ...detailAnswers(async () => event({ attendants })) })
    expect(await screen.findByText('We’ve saved your spot. Just show up.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  test('of another user changes the count on the open page, without a reload', async () => {
    const attendants = others(3)
    const readDetail = async () => event({ attendants: [...attendants] })
    const { system } = await openEvent({ ...detailAnswers(readDetail) })
    expect(await screen.findByText(/3 people are going/)).toBeVisible()
    attendants.push(2000)
    const topic = `building:${firstHouse.building.uuid}`
    act(() => system.pages.send({ type: 'live.changed', message: { topic, data: { uuid: id } } }))
    expect(await screen.findByText(/4 people are going/)).toBeVisible()
  })

  test('is sent once, however often it is pressed', async () => {
    const answer = deferred<EventPost>()
    const reserve = vi.fn<Answers['attendEventPost']>(() => answer.promise)
    const { user } = await openEvent({
      ...detailAnswers(async () => event()),
      attendEventPost: reserve,
    })
    await user.dblClick(await button('RSVP'))
    const confirm = within(await dialog('RSVP to Yoga?')).getByRole('button', {
      name: 'Confirm RSVP',
    })
    await user.dblClick(confirm)
    await user.click(confirm)
    expect(reserve).toHaveBeenCalledTimes(1)
    // During the call neither Escape nor the other button closes the dialog.
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'RSVP to Yoga?' })).toBeVisible()
  })

  test('that was too late shows the new count', async () => {
    const readDetail = vi
      .fn<ReadDetail>(async () => event({ attendants: others(10) }))
      .mockResolvedValueOnce(event({ attendants: others(9) }))
    const reserve = () => Promise.reject(refused('event_full', 409))
    const { user } = await openEvent({ ...detailAnswers(readDetail), attendEventPost: reserve })
    expect(await screen.findByText('Few spots left')).toBeVisible()
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    const shown = await dialog('RSVP limit has been reached')
    expect(within(shown).getByText(/10 of 10 are taken/)).toBeVisible()
    await expectAccessible()
    await user.click(within(shown).getByRole('button', { name: 'OK' }))
    expect(await button('RSVP limit has been reached')).toBeDisabled()
    expect(screen.getByText('Sold out')).toBeVisible()
  })

  test.each([
    ['event_over', 'This event is over'],
    ['event_not_open', 'RSVPs aren’t open yet'],
  ] as const)('refused with %s shows so', async (code, title) => {
    const reserve = () => Promise.reject(refused(code, 409))
    const { user } = await openEvent({
      ...detailAnswers(async () => event()),
      attendEventPost: reserve,
    })
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    expect(await dialog(title)).toBeVisible()
  })

  test('that failed is retried with its key, and goes back after the second failure', async () => {
    const reserve = vi.fn<Answers['attendEventPost']>(() => Promise.reject(offline))
    const { user } = await openEvent({
      ...detailAnswers(async () => event()),
      attendEventPost: reserve,
    })
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    await user.click(await button('Try again'))
    await user.click(await button('Go back'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reserve).toHaveBeenCalledTimes(2)
    expect(reserve.mock.calls[1]?.[0].idempotencyKey).toBe(
      reserve.mock.calls[0]?.[0].idempotencyKey,
    )

    // Another press is another intent.
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    await waitFor(() => expect(reserve).toHaveBeenCalledTimes(3))
    expect(reserve.mock.calls[2]?.[0].idempotencyKey).not.toBe(
      reserve.mock.calls[0]?.[0].idempotencyKey,
    )
  })

  test('whose response was lost is not sent again once a read shows its success', async () => {
    const readDetail = vi
      .fn<ReadDetail>(async () => event({ attendants: [...others(3), me.id] }))
      .mockResolvedValueOnce(event())
    const reserve = vi.fn<Answers['attendEventPost']>(() => Promise.reject(offline))
    const { user } = await openEvent({ ...detailAnswers(readDetail), attendEventPost: reserve })
    await user.click(await button('RSVP'))
    await user.click(await button('Confirm RSVP'))
    await waitFor(() => expect(readDetail).toHaveBeenCalledTimes(2))
    await user.click(await button('Try again'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Attending')).toBeVisible()
    expect(reserve).toHaveBeenCalledTimes(1)
  })

  test('closes its error when its page is left, and ignores its late response', async () => {
    const answer = deferred<EventPost>()
    const rendered = await openEvent({
      ...detailAnswers(async () => event()),
      attendEventPost: () => answer.promise,
    })
    await rendered.user.click(await button('RSVP'))
    await rendered.user.click(await button('Confirm RSVP'))
    await rendered.goTo(home)
    expect(await screen.findByRole('heading', { name: 'House 2', level: 1 })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => answer.reject(offline))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(rendered.system.globalError.getSnapshot().value).toBe('hidden')
  })

  test('a visible error closes with its page', async () => {
    const reserve = () => Promise.reject(refused('internal_error', 500))
    const rendered = await openEvent({
      ...detailAnswers(async () => event()),
      attendEventPost: reserve,
    })
    await rendered.user.click(await button('RSVP'))
    await rendered.user.click(await button('Confirm RSVP'))
    expect(await button('Try again')).toBeVisible()
    await rendered.goTo(home)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  test('is not offered once the event is over', async () => {
    const past = event({ start_at: '2020-01-01T10:00:00Z', end_at: '2020-01-01T12:00:00Z' })
    await openEvent({ ...detailAnswers(async () => past) })
    expect(await button('RSVP')).toBeDisabled()
    expect(screen.getByText('This event is over.')).toBeVisible()
  })
})

/** The text of a fact on the page; null if the page does not show it. */
const factOf = (label: string) =>
  screen.queryByText(label)?.closest('dt')?.nextElementSibling?.textContent ?? null

describe('counts', () => {
  test.each([
    [0, 10, 'No one’s going yet · 10 left'],
    [1, 10, '1 person is going · 9 left'],
    [3, 10, '3 people are going · 7 left'],
    [10, 10, '10 people are going'],
    [3, null, '3 people are going'],
  ])('show %i of %s at an event', async (taken, capacity, words) => {
    await openEvent({
      ...detailAnswers(async () => event({ attendants: others(taken), capacity })),
    })
    await screen.findByRole('heading', { level: 1, name: 'Yoga' })
    expect(factOf('How many')).toBe(words)
  })

  test.each([
    [0, 'No one’s claimed it yet'],
    [1, 'Claimed by 1 person'],
    [3, 'Claimed by 3 people'],
  ])('show %i claims of a deal', async (taken, words) => {
    await openOffer({ ...detailAnswers(async () => deal({ claimers: others(taken) })) })
    await screen.findByRole('heading', { level: 1, name: 'Soup' })
    expect(factOf('How many')).toBe(words)
  })
})

test.each([
  [{}, null],
  [{ formatted_address: '1 House Street' }, '1 House StreetOpen in maps'],
  [{ directions: 'By the back door' }, 'By the back door'],
  [{ latitude: 52.5, longitude: 13.4 }, 'Open in maps'],
])('the location: %j', async (given, words) => {
  await openEvent({ ...detailAnswers(async () => event(given)) })
  await screen.findByRole('heading', { level: 1, name: 'Yoga' })
  expect(factOf('Where')).toBe(words)
})

describe('a deal', () => {
  test('is claimed, and returned with Cancel deal, or kept', async () => {
    const reserve = async () => deal({ claimers: [...others(3), me.id] })
    const cancel = vi.fn<Answers['cancelOffer']>(async () => deal())
    const claimers = vi
      .fn<() => number[]>(() => others(3))
      .mockReturnValueOnce(others(3))
      .mockReturnValueOnce([...others(3), me.id])
    const readDetail = async () => deal({ claimers: claimers() })
    const { user } = await openOffer({
      ...detailAnswers(readDetail),
      claimOffer: reserve,
      cancelOffer: cancel,
    })
    expect(await screen.findByText('Claimed by 3 people')).toBeVisible()
    await user.click(await button('Claim deal'))
    const request = await dialog('Claim this deal?')
    await user.click(within(request).getByRole('button', { name: 'Claim deal' }))
    await user.click(
      within(await dialog('The deal is yours')).getByRole('button', { name: 'Done' }),
    )
    expect(await screen.findByText('Deal claimed')).toBeVisible()
    // The user's own success is no error.
    expect(screen.getByText('The deal is yours.')).toBeVisible()
    expect(screen.queryByText('You’ve already claimed this deal.')).toBeNull()
    expect(screen.getByText('Show your pass when you use it.')).toBeVisible()

    await user.click(await button('Cancel deal'))
    await user.click(
      within(await dialog('Cancel this deal?')).getByRole('button', { name: 'Keep deal' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cancel).not.toHaveBeenCalled()

    await user.click(await button('Cancel deal'))
    const again = await dialog('Cancel this deal?')
    await expectAccessible()
    await user.click(within(again).getByRole('button', { name: 'Cancel deal' }))
    expect(await button('Claim deal')).toBeEnabled()
    await expectSpoken('Your deal is cancelled.')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['claims_limit_reached', "You've reached the claims limit"],
    ['offer_not_available', 'This deal isn’t available right now'],
  ] as const)('refused with %s has its own message', async (code, title) => {
    const reserve = () => Promise.reject(refused(code, 409))
    const { user } = await openOffer({ ...detailAnswers(async () => deal()), claimOffer: reserve })
    await user.click(await button('Claim deal'))
    await user.click(
      within(await dialog('Claim this deal?')).getByRole('button', { name: 'Claim deal' }),
    )
    expect(await dialog(title)).toHaveAccessibleDescription(
      'Someone got there first, or it’s over. This page is now up to date.',
    )
    await user.click(await button('OK'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that excludes this user cannot be claimed', async () => {
    await openOffer({ ...detailAnswers(async () => deal({ is_eligible: false })) })
    expect(await button('Claim deal')).toBeDisabled()
    expect(screen.getByText('This deal isn’t available to you.')).toBeVisible()
  })

  test('that cannot be returned now shows so and stays', async () => {
    const cancel = vi.fn<Answers['cancelOffer']>(() => Promise.reject(offline))
    const readDetail = async () => deal({ claimers: [me.id] })
    const { user } = await openOffer({ ...detailAnswers(readDetail), cancelOffer: cancel })
    await user.click(await button('Cancel deal'))
    await user.click(
      within(await dialog('Cancel this deal?')).getByRole('button', { name: 'Cancel deal' }),
    )
    expect(await button('Try again')).toBeVisible()
    await expectAccessible()
    expect(screen.getByText('Deal claimed')).toBeInTheDocument()
  })
})

describe('the call to action of a content item', () => {
  function openContent(given: Partial<ContentItem>, effects: Replaced = {}) {
    const readDetail = async () => item({ uuid: id, title: 'Yoga', ...given })
    const at = `${home}/events/${id}`
    return renderApp({ at, signedIn: true, effects: { ...detailAnswers(readDetail), ...effects } })
  }
  const claims = (count: number, mine: number) => ({
    is_claimable: true,
    count,
    user_count: mine,
  })

  test("has the item's label", async () => {
    const { user } = await openContent({ rsvp_enabled: true, cta_label: 'Save my spot' })
    await user.click(await button('Save my spot'))
    expect(await dialog('RSVP to Yoga?')).toBeVisible()
  })

  test("at capacity has the item's text", async () => {
    await openContent({
      rsvp_enabled: true,
      capacity: 5,
      claims_details: claims(5, 0),
      cta_label_at_capacity: 'House full, sorry',
    })
    expect(await button('House full, sorry')).toBeDisabled()
  })

  test('at capacity has a text for attendees', async () => {
    await openContent({ rsvp_enabled: true, capacity: 5, claims_details: claims(5, 1) })
    expect(await screen.findByText('You’ve already RSVP’d.')).toBeVisible()
    expect(await button('Cancel RSVP')).toBeEnabled()
  })

  test('the confirmation and the success name the day and the hour', async () => {
    const { user } = await openContent(
      { rsvp_enabled: true, start_at: '2999-11-27T13:00:00Z', timezone: 'Europe/Berlin' },
      { attendEventPost: async () => event({ attendants: [me.id] }) },
    )
    await user.click(await button('RSVP'))
    const when = /^Wednesday, November 27, 2999, 2:00 PM GMT\+1$/
    expect(within(await dialog('RSVP to Yoga?')).getByText(when)).toBeVisible()
    await user.click(await button('Confirm RSVP'))
    expect(within(await dialog('You’re on the list')).getByText(when)).toBeVisible()
  })

  test("a used-up deal shows so, with the item's text on its button", async () => {
    await openContent({
      claimable: true,
      max_claims_total: 5,
      cta_label_at_capacity: 'All soups are gone',
      claims_details: claims(5, 0),
    })
    expect(await button('All soups are gone')).toBeDisabled()
    // The button has said it.
    expect(screen.queryByText('They’re all taken.')).toBeNull()
  })

  test('of several for each user, another one can be claimed', async () => {
    await openContent({ claimable: true, max_claims_per_user: 2, claims_details: claims(1, 1) })
    expect(await button('Claim deal')).toBeEnabled()
    expect(await button('Cancel deal')).toBeEnabled()
  })

  test.each([
    ['before its window', { cta_display_start_at: '2999-01-01T10:00:00Z' }, /^Opens on/],
    [
      'after its window',
      { cta_display_end_at: '2020-01-01T10:00:00Z' },
      /^Closed since Wednesday, January 1, 2020/,
    ],
  ])('%s it is disabled and shows why', async (_, window, text) => {
    await openContent({ rsvp_enabled: true, ...window })
    expect(await button('RSVP')).toBeDisabled()
    expect(screen.getByText(text)).toBeVisible()
  })
})
