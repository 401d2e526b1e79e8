import { hoursOn, hoursProblem, minutesOf, timeOf } from '@rules/bookings/hours'
import { isContentAddress, isPictureAddress } from '@rules/operate/address'
import { amenityProblems } from '@rules/operate/amenity'
import { type ResourceFields, resourceProblems } from '@rules/operate/resource'
import {
  isUtilityPage,
  type UtilityFields,
  utilityPages,
  utilityProblems,
} from '@rules/operate/utility'
import { describe, expect, it } from 'vitest'

describe('an address of content', () => {
  it.each([
    'https://transit.example/?token={token}',
    'http://transit.example',
    '//apps.localhost/mini',
    '/building/7/companies',
    '/files/plan.pdf',
  ])('may be %s', (address) => {
    expect(isContentAddress(address)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)//https://a.example',
    'data:text/html,x',
    'blob:https://a.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'https:\\\\evil.example',
    'https://',
    '//',
    '/\\evil.example',
    '/logout',
    '/a/..//evil.example',
    'transit.example',
    '',
  ])('may not be %j', (address) => {
    expect(isContentAddress(address)).toBe(false)
  })

  it('is a picture only on the web or this server', () => {
    expect(isPictureAddress('/pictures/pool.svg')).toBe(true)
    expect(isPictureAddress('//apps.localhost/pool.svg')).toBe(true)
    expect(isPictureAddress('data:image/svg+xml,x')).toBe(false)
  })
})

describe('a page that a utility opens', () => {
  it.each([...utilityPages, 'amenities/5c1f6ff5-5ad5-4a0e-9b7b-3a4a4f6f7a11'])('is %s', (page) => {
    expect(isUtilityPage(page)).toBe(true)
  })

  it.each(['', 'nowhere', '../../logout', 'companies?x=1', '/companies', 'companies/', '%2e%2e'])(
    'is not %j',
    (page) => {
      expect(isUtilityPage(page)).toBe(false)
    },
  )
})

describe('a button of home', () => {
  const button: UtilityFields = {
    text: 'Transit',
    utility_name: 'Transit',
    type: 'webview',
    url: 'https://transit.example/',
    route: null,
    web_image: null,
    company_types: [],
    requires_sign_in: false,
  }
  it('needs a target, unless it is in native apps alone', () => {
    const without = { ...button, url: '' }
    expect(utilityProblems(without)).toEqual([{ field: 'url', code: 'target' }])
    expect(utilityProblems({ ...without, type: 'native' })).toEqual([])
    expect(utilityProblems({ ...without, route: 'companies' })).toEqual([])
  })

  it('has a label, a name and lower-case types of companies', () => {
    expect(
      utilityProblems({ ...button, text: ' ', utility_name: '', company_types: ['food', 'A b'] }),
    ).toEqual([
      { field: 'text', code: 'required' },
      { field: 'utility_name', code: 'required' },
      { field: 'company_types', code: 'company_type' },
    ])
  })
})

it('an amenity has a name, and a picture of the web', () => {
  const amenity = { name: ' ', description: null, image_url: 'x', image_alt_text: null }
  expect(amenityProblems(amenity)).toEqual([
    { field: 'name', code: 'required' },
    { field: 'image_url', code: 'picture' },
  ])
  expect(amenityProblems({ ...amenity, name: 'Pool', image_url: '' })).toEqual([])
})

describe('hours', () => {
  it.each([
    ['00:00', 0],
    ['07:30', 450],
    ['24:00', 1440],
  ])('%s are %i minutes after midnight', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
    expect(timeOf(minutes)).toBe(time)
  })

  it.each([
    [480, 480, 30, 'closes'],
    [480, 420, 30, 'closes'],
    [480, 509, 30, 'slot'],
    [480, 510, 30, null],
  ])('from %i to %i with slots of %i: %s', (opensAt, closesAt, slotMinutes, problem) => {
    expect(hoursProblem({ opensAt, closesAt, slotMinutes })).toBe(problem)
  })
})

describe('the hours of a date', () => {
  it.each([
    ['2026-11-23', { opensAt: 480, closesAt: 1080 }],
    ['2026-11-28', { opensAt: 540, closesAt: 780 }],
    ['2026-11-29', null],
  ])('%s', (date, hours) => {
    const weekdayHours = { sat: { opensAt: 540, closesAt: 780 }, sun: null }
    expect(hoursOn({ opensAt: 480, closesAt: 1080, weekdayHours }, date)).toEqual(hours)
  })
})

describe('a resource', () => {
  const resource: ResourceFields = {
    name: 'Harbor room',
    details: null,
    image_url: null,
    image_alt_text: null,
    needs_approval: false,
    opens_at: '08:00',
    closes_at: '18:00',
    weekday_hours: {},
    slot_minutes: 30,
    max_slots: 4,
    days_ahead: 14,
    price: null,
    currency_type: null,
    cancellation_window_end_minutes: null,
    questions: [],
  }
  const question = {
    question: 'Layout',
    type: 'text' as const,
    required: false,
    choices: [] as string[],
  }

  it('says once what is wrong with a field, the simplest first', () => {
    expect(resourceProblems(resource)).toEqual([])
    expect(resourceProblems({ ...resource, opens_at: '8', slot_minutes: Number.NaN })).toEqual([
      { field: 'opens_at', code: 'invalid' },
      { field: 'slot_minutes', code: 'invalid' },
    ])
  })

  it('has hours on each day of the week in which a slot fits', () => {
    const hours = (opens_at: string, closes_at: string) => ({ opens_at, closes_at })
    const weekday_hours = {
      mon: hours('18:00', '08:00'),
      tue: hours('08:00', '08:20'),
      wed: hours('9', '12:00'),
      sat: hours('09:00', '13:00'),
      sun: null,
    }
    expect(resourceProblems({ ...resource, weekday_hours })).toEqual([
      { field: 'weekday_hours.wed.opens_at', code: 'invalid' },
      { field: 'weekday_hours.mon.closes_at', code: 'closes' },
      { field: 'weekday_hours.tue.closes_at', code: 'slot' },
    ])
  })

  it('has different questions, and choices only where one is chosen', () => {
    const questions = [
      { ...question },
      { ...question, question: ' Layout ' },
      { ...question, question: 'Size', type: 'choice' as const, choices: [] },
    ]
    expect(resourceProblems({ ...resource, questions })).toEqual([
      { field: 'questions.1.question', code: 'duplicate' },
      { field: 'questions.2.choices', code: 'choices' },
    ])
  })
})
