import { type SpokenLocale, tagOf } from '@contract/locales'
import { letterMessages } from '@server/services/visitors/letterMessages'
import { visitorLetter } from '@server/services/visitors/visitorLetter'
import type { VisitorRow } from '@server/services/visitors/visitors'
import { describe, expect, it } from 'vitest'

const row: VisitorRow = {
  uuid: crypto.randomUUID(),
  locator: 'a locator',
  buildingUuid: crypto.randomUUID(),
  invitedBy: 1,
  firstName: 'Grace',
  lastName: 'Lindqvist',
  email: 'grace@visitor.example',
  company: null,
  hostName: 'Ben Okafor',
  note: 'For the desk',
  invitedAt: new Date('2031-03-04T17:00:00Z'),
  expectedAt: new Date('2031-03-05T19:30:00Z'),
  validFrom: new Date('2031-03-05T05:00:00Z'),
  validUntil: new Date('2031-03-06T05:00:00Z'),
  cancelledAt: null,
  checkedInAt: null,
  checkedInBy: null,
  leftAt: null,
}
const building = { name: 'Kontorhaus', address1: 'Kai 7', timezone: 'America/New_York' }

const locales = Object.keys(letterMessages) as SpokenLocale[]

const invitation = (locale: SpokenLocale) =>
  visitorLetter({ row, building, brand: 'Portico', locale, tells: 'invited', code: '123-456' })
const cancellation = (locale: SpokenLocale) =>
  visitorLetter({ row, building, brand: 'Portico', locale, tells: 'cancelled' })
const partsOf = ({ text }: { text: string }) => text.trimEnd().split('\n\n')

describe.each(locales)('a mail to a visitor in %s', (locale) => {
  it.each([invitation, cancellation])('states who expects them, where and when', (write) => {
    const letter = write(locale)
    const day = new Intl.DateTimeFormat(tagOf(locale), {
      timeZone: building.timezone,
      dateStyle: 'full',
      timeStyle: 'short',
    }).format(row.expectedAt)
    expect(letter.to).toBe(row.email)
    expect(letter.subject).toContain('Kontorhaus')
    const [message, place, ...others] = partsOf(letter)
    expect(message).toContain('Kontorhaus')
    expect(message).toContain('Ben Okafor')
    expect(place).toBe(`${day}\nKai 7`)
    // Then how the address is used, in its own words, and who sent the mail.
    expect(others.at(-2)?.length).toBeGreaterThan(30)
    expect(others.at(-1)).toBe('Portico')
    expect(letter.text).not.toContain('For the desk')
  })

  it('distinguishes an invitation from a cancellation', () => {
    const [invited, cancelled] = [invitation(locale), cancellation(locale)]
    expect(invited.subject).not.toBe(cancelled.subject)
    const [parts, others] = [partsOf(invited), partsOf(cancelled)]
    expect(parts[0]).not.toBe(others[0])
    expect(invited.code).toBe('123-456')
    const aboutCode = parts[parts.indexOf('123-456') - 1]
    expect(aboutCode?.length).toBeGreaterThan(30)
    expect(cancelled).not.toHaveProperty('code')
    expect(others).not.toContain(aboutCode)
  })
})
