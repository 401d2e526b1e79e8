import type { Suite } from '@contract/smartBuilding'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { Entered } from '@machines/tenancy/building/context'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingOf } from '../../machines/bookings/bookingCases'
import {
  firstHouse,
  user as me,
  noProviders,
  offline,
  refused,
  status,
} from '../../machines/fixtures'
import { report } from '../../machines/suites/suites'
import { startReader } from '../../ui/screenReader'
import { type Answers, detailAnswers, entering, lookingUp } from '../answers'
import { signedInReply } from '../defaults'
import { deferred } from '../deferred'
import { control } from '../places'
import { renderApp } from '../renderApp'

/**
 * docs/accessibility.md: whole journeys, without looking at the screen. Each expects everything that is spoken, so a
 * missing label, role, status or announcement fails, and so does one that is spoken twice. Responses arrive when the
 * test says so: a screen reader announces what takes long, and nothing of what is quick.
 */

const id = '00000000-0000-4000-8000-00000000c0de'
const home = `/building/${firstHouse.building.uuid}`

/** Resolves with the value only when the test releases it. */
const release = <Value,>(answer: { resolve: (value: Value) => void }, value: Value) =>
  act(async () => answer.resolve(value))

test('signing in: a mistyped address, a wrong password, then the building', async () => {
  const account = deferred<EmailFacts>()
  const building = deferred<Entered>()
  const refusal = deferred<never>()
  const logins = [refusal.promise, Promise.resolve(signedInReply)]
  await renderApp({
    effects: {
      ...lookingUp(() => account.promise),
      ...entering(() => building.promise),
      login: () => logins.shift() ?? Promise.reject(offline),
    },
  })
  const reader = await startReader()
  await reader.expectSpoken('textbox, Work email')
  expect(await reader.read()).toEqual([
    'form, not busy',
    'heading, Welcome, level 1',
    'Sign in or sign up with your work email.',
    'Work email',
    'textbox, Work email',
    'button, Next',
  ])
  await reader.type('textbox, Work email', 'ada@house')
  await reader.press('button, Next')
  // The focus is in the field already.
  await reader.expectSpoken('polite: Invalid Email')
  await reader.type('textbox, Work email, ada@house, Invalid Email, invalid', '.test')
  await reader.press('button, Next')
  await reader.expectSpoken('polite: Looking up your address')
  await release(account, { status: status({}), providers: noProviders })
  await reader.expectSpoken('Password', 'polite: Enter your password')
  expect(await reader.read()).toEqual([
    'form, not busy',
    'button, Back',
    'heading, Enter your password, level 1',
    'ada@house.test',
    'Password',
    'Password',
    'button, Show password',
    'button, Sign in',
    'button, Forgot password?',
  ])
  await reader.type('Password', 'wrong')
  await reader.press('button, Sign in')
  await reader.expectSpoken('polite: Signing in')
  await act(async () => refusal.reject(refused('credentials_not_match', 401)))
  await reader.expectSpoken("polite: User email or password doesn't match")
  await reader.type("Password, User email or password doesn't match", 'secret')
  await reader.press('button, Sign in')
  await reader.expectSpoken('main', 'polite: Loading your building')
  await release(building, firstHouse)
  await reader.expectSpoken('heading, House 2, level 1')
  await reader.expectSilence()
})

test('an RSVP, from the page of the event to the confirmation', async () => {
  const event = {
    uuid: id,
    title: 'Yoga',
    capacity: 10,
    start_at: '2126-11-30T15:00:00Z',
    end_at: '2126-11-30T17:00:00Z',
  }
  let attendants = [1001]
  const answer = deferred<void>()
  await renderApp({
    signedIn: true,
    at: `${home}/event-posts/${id}`,
    effects: {
      ...detailAnswers(async () => ({ ...event, attendants })),
      attendEventPost: async () => {
        await answer.promise
        attendants = [...attendants, me.id]
        return { ...event, attendants }
      },
    },
  })
  await screen.findByRole('button', { name: 'RSVP' })
  const reader = await startReader()
  const head = [
    'article',
    'link, House 2',
    'button, Save, not pressed',
    'button, Share',
    'heading, Yoga, level 1',
    'term',
    'When',
    'definition',
    'time',
    'Saturday, November 30, 2126',
    '4:00 – 6:00 PM GMT+1',
    'button, Add to calendar, not expanded, has popup menu',
  ]
  const counts = (going: string, left: string) => [
    'term',
    'How many',
    'definition',
    going,
    '·',
    left,
    'Price',
    'Free',
    'When',
    'Sat, Nov 30, 2126',
    '4:00 PM GMT+1',
  ]
  expect(await reader.read()).toEqual([
    ...head,
    ...counts('1 person is going', '9 left'),
    'button, RSVP',
  ])
  await reader.press('button, RSVP')
  const time = 'Saturday, November 30, 2126, 4:00 PM GMT+1'
  await reader.expectSpoken(
    `dialog, RSVP to Yoga?, ${time} We’ll save you a spot. You can cancel anytime., modal`,
    'heading, RSVP to Yoga?, level 2',
  )
  expect(await reader.read()).toEqual([
    'heading, RSVP to Yoga?, level 2',
    'strong',
    time,
    'We’ll save you a spot. You can cancel anytime.',
    'button, Close',
    'button, Not now',
    'button, Confirm RSVP',
  ])
  await reader.press('button, Confirm RSVP')
  await reader.expectSpoken('polite: One moment')
  await release(answer, undefined)
  await reader.expectSpoken(
    'link, Show your pass',
    'polite: You’re on the list. Your RSVP to “Yoga” is confirmed.',
  )
  await reader.press('button, Done')
  await reader.expectSpoken('link, Show your pass')
  expect(await reader.read()).toEqual([
    ...head,
    ...counts('2 people are going', '8 left'),
    'Attending',
    'You’re going.',
    'Add it to your calendar, then just show up.',
    'link, Show your pass',
    'button, Cancel RSVP',
  ])
  await reader.expectSilence()
})

test('a booking: its receipt, a failed cancellation, and a successful one', async () => {
  let state = 'confirmed'
  const answers = [deferred<void>(), deferred<void>()]
  const waits = [...answers]
  const booking = () => bookingOf(1, { status: state })
  await renderApp({
    signedIn: true,
    at: '/my-history?type=bookings',
    effects: {
      transactions: async () => [booking()],
      myBooking: async () => booking(),
      cancelMyBooking: async () => {
        await waits.shift()?.promise
        state = 'cancelled_user'
        return booking()
      },
    },
  })
  const row = 'Room 1 Saturday, November 30, 2126 10:00 AM – 12:00 PM EST Approved'
  await screen.findByRole('button', { name: /^Room 1 / })
  const reader = await startReader()
  await reader.press(`button, ${row}`)
  await reader.expectSpoken('dialog, Booked, Room 1, modal', 'heading, Booked, level 2')
  const facts = [
    ['Booked as', 'Quarterly review'],
    ['When', 'Saturday, November 30, 2126', '10:00 AM – 12:00 PM EST'],
    ['Duration', '2 hours'],
    ['Where', 'House 2'],
    ['How many people will come?', '1,200'],
    ['Catering?', 'Yes'],
    ['What is the occasion?', 'A review'],
  ].flatMap(([term, ...definition]) => ['term', term, 'definition', ...definition])
  const receipt = (title: string, label: string) => [
    `heading, ${title}, level 2`,
    'Room 1',
    'button, Close',
    label,
    'heading, Room 1, level 3',
    ...facts,
    'Total',
    'strong',
    '$72.00',
  ]
  expect(await reader.read()).toEqual([
    ...receipt('Booked', 'Approved'),
    'button, Cancel booking',
    'button, Done',
  ])
  const question = 'polite: Cancel this booking? “Room 1” will be open for others to book.'
  await reader.press('button, Cancel booking')
  await reader.expectSpoken(question)
  await reader.press('button, Cancel booking')
  await reader.expectSpoken('polite: One moment')
  await act(async () => answers[0]?.reject(offline))
  await reader.expectSpoken(
    'button, Okay',
    'assertive: The booking wasn’t cancelled. Unable to complete at this moment. Please try again later.',
  )
  await reader.press('button, Okay')
  await reader.expectSpoken('button, Cancel booking', 'polite: Booked. Room 1')
  await reader.press('button, Cancel booking')
  await reader.expectSpoken(question)
  await reader.press('button, Cancel booking')
  await reader.expectSpoken('polite: One moment')
  await act(async () => answers[1]?.resolve())
  await reader.expectSpoken('button, Done', 'polite: Cancelled. Room 1')
  expect(await reader.read()).toEqual([...receipt('Cancelled', 'Cancelled by you'), 'button, Done'])
  await reader.press('button, Done')
  await reader.expectSpoken(`button, ${row.replace('Approved', 'Cancelled by you')}`)
  await reader.expectSilence()
})

test('a suite: its light, its temperature, and a change that another user makes', async () => {
  let now = report()
  let isReachable = true
  const take = (given: Partial<Suite>) => {
    now = { ...now, ...given }
    return now
  }
  const setLighting: Answers['setLighting'] = async ({ params }) =>
    take({ lighting: Number(params.value), requested_lighting: Number(params.value) })
  const setTemperature: Answers['setTemperature'] = async ({ params }) =>
    isReachable ? take({ requested_temp: Number(params.temp) }) : Promise.reject(offline)
  const { system } = await renderApp({
    signedIn: true,
    at: `${control}/lighting`,
    flags: ['show-smart-building'],
    effects: { suiteById: async () => now, setLighting, setTemperature },
  })
  const emit = (given: Partial<Suite>) =>
    act(() =>
      system.pages
        .getSnapshot()
        .children.suite?.send({ type: 'suite.reported', suite: take(given) }),
    )
  await screen.findByRole('slider')
  const reader = await startReader()
  const kinds = (shown: 'Light' | 'Temperature') => [
    'link, Suites',
    'heading, Suite 12, level 1',
    'navigation, What to adjust',
    ...['Light', 'Temperature'].map((kind) =>
      kind === shown ? `link, ${kind}, current page` : `link, ${kind}`,
    ),
    `region, ${shown}`,
    `heading, ${shown}, level 2`,
  ]
  const facts = (light: string) =>
    [
      ['Light', light],
      ['Temperature', '69°F'],
      ['Equipment', 'Fan coil'],
    ].flatMap(([term, figure]) => ['term', term, 'definition', figure])
  const range = (from: number, to: number) =>
    `orientated horizontally, max value ${to}, min value ${from}`
  expect(await reader.read()).toEqual([
    ...kinds('Light'),
    `slider, Brightness, ${range(0, 100)}, current value 40%`,
    'button, Darker',
    'The light is on',
    'button, Brighter',
    'Light',
    'switch, Light, checked',
    ...facts('40%'),
  ])
  await reader.press('button, Brighter')
  await reader.expectSpoken('polite: Setting to 50%', 'polite: The light is on')
  await reader.press('link, Temperature')
  await reader.expectSpoken('polite: Temperature')
  const temperature = [
    'Now 69°F',
    'button, Cooler',
    'Warming up to 70°F',
    'button, Warmer',
    ...facts('50%'),
  ]
  const slider = (value: string) =>
    `slider, Temperature, Now 69°F, ${range(65, 75)}, current value ${value}`
  expect(await reader.read()).toEqual([...kinds('Temperature'), slider('70°F'), ...temperature])
  await reader.press('button, Warmer')
  await reader.expectSpoken('polite: Setting to 71°F', 'polite: Warming up to 71°F')
  emit({ requested_temp: 74 })
  await reader.expectSpoken(
    'polite: The temperature is now set to 74°F, by the building or someone else.',
  )
  isReachable = false
  await reader.press('button, Warmer')
  await reader.expectSpoken(
    'polite: Setting to 75°F',
    'assertive: We couldn’t change that. It’s still set to 74°F. Please try again.',
  )
  emit({ available: false })
  await reader.expectSpoken(
    'polite: This suite is offline. We can’t reach it right now. You’re seeing its last reading, and you can adjust it once it’s back. Contact support',
  )
  await reader.expectSilence()
})
