import { linesOf, openingAt } from '@rules/dates/openingHours'
import { describe, expect, it } from 'vitest'

const between = (opens_at: string, closes_at: string) => ({ opens_at, closes_at })
const day = between('09:00', '18:00')
const week = { mon: day, tue: day, wed: between('09:00', '13:00'), thu: day, fri: null }

describe('the lines of a week', () => {
  it('join consecutive days with the same hours, also those when it is closed', () => {
    expect(linesOf(week)).toEqual([
      { from: 'mon', to: 'tue', hours: day },
      { from: 'wed', to: 'wed', hours: between('09:00', '13:00') },
      { from: 'thu', to: 'thu', hours: day },
      { from: 'fri', to: 'sun', hours: null },
    ])
  })

  it('are none without any hours', () => {
    expect(linesOf({})).toEqual([])
    expect(linesOf({ mon: null })).toEqual([])
  })
})

describe('opening', () => {
  it.each([
    ['mon', '08:59', { isOpen: false, next: { day: null, at: '09:00' } }],
    ['mon', '09:00', { isOpen: true, until: '18:00' }],
    ['mon', '17:59', { isOpen: true, until: '18:00' }],
    ['mon', '18:00', { isOpen: false, next: { day: 'tue', at: '09:00' } }],
    ['wed', '13:00', { isOpen: false, next: { day: 'thu', at: '09:00' } }],
    ['thu', '23:00', { isOpen: false, next: { day: 'mon', at: '09:00' } }],
    ['sun', '12:00', { isOpen: false, next: { day: 'mon', at: '09:00' } }],
  ] as const)('on %s at %s', (on, at, opening) => {
    expect(openingAt(week, on, at)).toEqual(opening)
  })

  it('is next in a week where one day has hours', () => {
    const next = { isOpen: false, next: { day: 'mon', at: '09:00' } }
    expect(openingAt({ mon: day }, 'mon', '20:00')).toEqual(next)
    expect(openingAt({ mon: between('00:00', '24:00') }, 'mon', '23:59')).toEqual({
      isOpen: true,
      until: '24:00',
    })
    expect(openingAt({}, 'mon', '20:00')).toBeNull()
  })
})
