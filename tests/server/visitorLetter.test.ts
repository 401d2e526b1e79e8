import { type SpokenLocale, tagOf } from '@contract/locales'
import { letterTexts } from '@server/domain/visitors/letterTexts'
import { visitorLetter } from '@server/domain/visitors/visitorLetter'
import type { VisitorRow } from '@server/domain/visitors/visitors'
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

describe.each(Object.keys(letterTexts) as SpokenLocale[])(
  'a letter to a visitor in %s',
  (locale) => {
    const given = { row, building, brand: 'Portico', locale }
    const invitation = visitorLetter({ ...given, tells: 'invited', code: '123-456' })
    const cancellation = visitorLetter({ ...given, tells: 'cancelled' })
    const day = new Intl.DateTimeFormat(tagOf(locale), {
      timeZone: building.timezone,
      dateStyle: 'full',
      timeStyle: 'short',
    }).format(row.expectedAt)

    it.each([invitation, cancellation])('says who expects them, where and when', (letter) => {
      expect(letter.to).toBe(row.email)
      expect(letter.subject).toContain('Kontorhaus')
      const [says, place, ...others] = letter.text.trimEnd().split('\n\n')
      expect(says).toContain('Kontorhaus')
      expect(says).toContain('Ben Okafor')
      expect(place).toBe(`${day}\nKai 7`)
      // Then what becomes of the address, in words of their own, and whose letter it is.
      expect(others.at(-2)?.length).toBeGreaterThan(30)
      expect(others.at(-1)).toBe('Portico')
      expect(letter.text).not.toContain('For the desk')
    })

    it('tells an invitation from one that is taken back', () => {
      expect(invitation.subject).not.toBe(cancellation.subject)
      expect(invitation.text.split('\n\n')[0]).not.toBe(cancellation.text.split('\n\n')[0])
      expect(invitation.code).toBe('123-456')
      const parts = invitation.text.split('\n\n')
      expect(parts[parts.indexOf('123-456') - 1]?.length).toBeGreaterThan(30)
      expect(cancellation).not.toHaveProperty('code')
      expect(cancellation.text).not.toContain(parts[parts.indexOf('123-456') - 1])
    })
  },
)
