import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingOf } from '../../machines/bookings/bookingCases'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { detailAnswers } from '../answers'
import { never } from '../deferred'
import { card, request, session } from '../listed'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

afterEach(() => expectAccessible())

type Question = {
  at: string
  flags?: string[]
  effects: Replaced
  /** The presses that open the dialog, also for the second time. */
  by: (string | RegExp)[]
  title: string
  text: string
  yes: string
  no: string
  /** The request that confirming sends. */
  calls: keyof Replaced
}

const other = { ...session, uuid: session.uuid.replace('c1', 'c2'), current: false, system: 'iOS' }
const pending = {
  uuid: '00000000-0000-4000-8000-000000000001',
  resource: { uuid: '00000000-0000-4000-8000-000000000090', name: 'Terrace', image_url: null },
  name: 'Farewell',
  requested_by: { name: 'Ben Okafor', email: 'ben@house.test', company: 'Harcourt Vale' },
  start_at: '2126-11-30T15:00:00Z',
  end_at: '2126-11-30T17:00:00Z',
  created_at: '2126-11-20T15:00:00Z',
  total_price: 240,
  currency_type: 'USD',
  form_responses: [],
}
const sessions = async () => [session, other]
const detail = (mine: number[], is: 'event' | 'deal') => ({
  ...detailAnswers(async () => ({
    uuid: '00000000-0000-4000-8000-00000000c0de',
    title: 'Yoga',
    capacity: 10,
    attendants: is === 'event' ? mine : [],
    ...(is === 'deal' && { claimers: mine, limit: 10 }),
  })),
})

const questions: [string, Question][] = [
  [
    'a request is withdrawn',
    {
      at: `${home}/service-requests`,
      flags: ['service-requests'],
      effects: { serviceRequests: async () => [request] },
      by: ['Withdraw “A lamp”'],
      title: 'Withdraw this request?',
      text: 'The building will stop working on it.',
      yes: 'Withdraw',
      no: 'Keep it',
      calls: 'updateServiceRequest',
    },
  ],
  [
    'a card is removed',
    {
      at: '/account/cards',
      effects: { paymentMethods: async () => [card] },
      by: ['Remove Visa ending in 1111'],
      title: 'Remove Visa ending in 1111?',
      text: 'Services in your building won’t be able to charge it anymore.',
      yes: 'Remove',
      no: 'Cancel',
      calls: 'removePaymentMethod',
    },
  ],
  [
    'a device is signed out',
    {
      at: '/account/sessions',
      effects: { ownSessions: sessions },
      by: ['Sign out Firefox on iOS'],
      title: 'Sign out Firefox on iOS?',
      text: 'You’ll need to sign in again on that device.',
      yes: 'Sign out',
      no: 'Cancel',
      calls: 'endOwnSession',
    },
  ],
  [
    'all other devices are signed out',
    {
      at: '/account/sessions',
      effects: { ownSessions: sessions },
      by: ['Sign out everywhere else'],
      title: 'Sign out everywhere else?',
      text: 'You’ll need to sign in again on your other devices. You’ll stay signed in here.',
      yes: 'Sign out',
      no: 'Cancel',
      calls: 'endOtherSessions',
    },
  ],
  [
    'a booking is denied',
    {
      at: `${home}/approvals`,
      effects: {
        bookingApprovals: async ({ query }) => (query.state === 'waiting' ? [pending] : []),
      },
      by: ['Deny Terrace, Ben Okafor'],
      title: 'Deny this booking?',
      text: 'Terrace, Ben Okafor',
      yes: 'Deny',
      no: 'Cancel',
      calls: 'decideBooking',
    },
  ],
  [
    'a booking is cancelled',
    {
      at: '/my-history?type=bookings',
      effects: {
        transactions: async () => [bookingOf(1)],
      },
      by: [/^Room 1 /, 'Cancel booking'],
      title: 'Cancel this booking?',
      text: '“Room 1” will be open for others to book.',
      yes: 'Cancel booking',
      no: 'Keep it',
      calls: 'cancelMyBooking',
    },
  ],
  [
    'an RSVP is sent',
    {
      at: `${home}/event-posts/00000000-0000-4000-8000-00000000c0de`,
      effects: detail([], 'event'),
      by: ['RSVP'],
      title: 'RSVP to Yoga?',
      text: 'We’ll save you a spot. You can cancel anytime.',
      yes: 'Confirm RSVP',
      no: 'Not now',
      calls: 'attendEventPost',
    },
  ],
  [
    'an RSVP is cancelled',
    {
      at: `${home}/event-posts/00000000-0000-4000-8000-00000000c0de`,
      effects: detail([1], 'event'),
      by: ['Cancel RSVP'],
      title: 'Cancel your RSVP?',
      text: 'Your spot will go to someone else.',
      yes: 'Cancel RSVP',
      no: 'Keep RSVP',
      calls: 'recallEventPost',
    },
  ],
  [
    'a device becomes a kiosk',
    {
      at: '/account',
      flags: ['dropdown-kiosk'],
      effects: {},
      by: ['Menu for Ada Test', 'Kiosk mode'],
      title: 'Turn this into a kiosk?',
      text: 'Anyone who walks by can use it. You’ll be signed out, and none of your data stays on it.',
      yes: 'Start kiosk mode',
      no: 'Not now',
      calls: 'startKiosk',
    },
  ],
]

/** Every action that cannot be undone is confirmed, and stays open during the call, in the same way. */
describe.each(questions)(
  'before %s',
  (_, { at, flags, effects, by, title, text, yes, no, calls }) => {
    test('declining changes nothing, and confirming sends once and cannot be aborted', async () => {
      const answered = vi.fn<() => Promise<never>>(never)
      const { user } = await renderApp({
        at,
        signedIn: true,
        ...(flags && { flags }),
        effects: { ...effects, [calls]: answered },
      })
      const openQuestion = async () => {
        for (const name of by) {
          await user.click(
            await screen.findByRole(name === 'Kiosk mode' ? 'menuitem' : 'button', { name }),
          )
        }
        return screen.findByRole('dialog', { name: title })
      }
      const first = await openQuestion()
      expect(first).toHaveAccessibleDescription(text)
      await user.click(within(first).getByRole('button', { name: no }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
      for (const close of screen.queryAllByRole('button', { name: 'Close' }))
        await user.click(close)
      const dialog = await openQuestion()
      const button = within(dialog).getByRole('button', { name: yes })
      expect(answered).not.toHaveBeenCalled()
      await user.click(button)
      await expectSpoken('One moment')
      expect(button).toHaveAttribute('aria-busy', 'true')
      expect(within(dialog).getByRole('button', { name: no })).toBeDisabled()
      await user.click(button)
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      expect(screen.getByRole('dialog', { name: title })).toBeVisible()
      expect(answered).toHaveBeenCalledTimes(1)
      await expectAccessible()
    })
  },
)
