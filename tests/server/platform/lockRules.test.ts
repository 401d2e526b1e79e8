import { type CodeRow, noCodeForMs, usedUp } from '@server/services/auth/codes/codeRules'
import { lockMs } from '@server/services/auth/guesses'
import { endOfSession, ownerOf, sessionKindOf } from '@server/services/auth/sessionKind'
import { describe, expect, it } from 'vitest'

const now = new Date('2026-11-22T12:00:00Z')
const [second, minute, hour] = [1000, 60_000, 3_600_000]
const day = 24 * hour

describe("a password's lock", () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 30 * second],
    [11, minute],
    [12, 2 * minute],
    [21, 30 * second * 2 ** 11],
    [22, day],
    [1000, day],
  ])('after %d failures lasts %d ms', (failures, ms) => {
    expect(lockMs(failures)).toBe(ms)
  })

  it('is limited by its kind of secret', () => {
    expect(lockMs(10, 15 * minute)).toBe(30 * second)
    expect(lockMs(16, 15 * minute)).toBe(15 * minute)
  })
})

describe("a day's codes", () => {
  /** A code sent this long ago, with this many wrong tries. */
  const sent = (agoMs: number, tries = 0, tokenUsedAt: Date | null = null) =>
    ({ sentAt: new Date(now.getTime() - agoMs), tries, tokenUsedAt }) as CodeRow
  const many = (count: number, each: (n: number) => CodeRow) =>
    Array.from({ length: count }, (_, n) => each(n))

  it('are limited to six: the next one waits until the first is a day old', () => {
    expect(noCodeForMs([], now)).toBe(0)
    expect(
      noCodeForMs(
        many(5, (n) => sent(n * hour)),
        now,
      ),
    ).toBe(0)
    expect(
      noCodeForMs(
        many(6, (n) => sent(n * hour)),
        now,
      ),
    ).toBe(19 * hour)
    expect(
      noCodeForMs(
        many(7, (n) => sent(n * hour)),
        now,
      ),
    ).toBe(19 * hour)
  })

  it('have twenty wrong tries: the next one waits until enough are a day old', () => {
    expect(noCodeForMs([sent(hour, 5), sent(2 * hour, 14)], now)).toBe(0)
    expect(noCodeForMs([sent(hour, 5), sent(2 * hour, 15)], now)).toBe(22 * hour)
    expect(noCodeForMs([sent(hour, 20), sent(2 * hour, 5)], now)).toBe(23 * hour)
  })

  it('wait for the later of both', () => {
    const six = many(6, (n) => sent(n * hour, n === 0 ? 20 : 0))
    expect(noCodeForMs(six, now)).toBe(24 * hour)
  })

  it('do not count once they are a day old, or once they set a password', () => {
    expect(
      noCodeForMs(
        many(6, () => sent(day)),
        now,
      ),
    ).toBe(0)
    expect(
      noCodeForMs(
        many(6, () => sent(day - second)),
        now,
      ),
    ).toBe(second)
    expect(
      noCodeForMs(
        many(6, () => sent(hour, 5, now)),
        now,
      ),
    ).toBe(0)
  })

  it('beyond the limit are refused as their purpose requires', () => {
    expect(usedUp('password', 1)).toMatchObject({ code: 'password_reset_limit_has_been_reached' })
    expect(usedUp('confirm', 1500)).toMatchObject({
      code: 'too_many_requests',
      more: { retryAfter: 2 },
    })
  })
})

describe('a session', () => {
  it("of a kiosk's account is a kiosk's", () => {
    expect(sessionKindOf({ roles: ['tenant', 'kiosk'] })).toBe('kiosk')
    expect(sessionKindOf({ roles: ['tenant'] })).toBe('user')
    expect(sessionKindOf({ roles: [] })).toBe('user')
    expect(ownerOf({ id: 7, uuid: 'ada', roles: ['kiosk'] })).toEqual({
      id: 7,
      uuid: 'ada',
      kind: 'kiosk',
    })
  })

  it('ends this many days after its sign-in, by its kind', () => {
    const days = { user: 90, kiosk: 365 }
    const ends = (kind: 'user' | 'kiosk') => endOfSession({ kind, startedAt: now }, days).getTime()
    expect(ends('user') - now.getTime()).toBe(90 * day)
    expect(ends('kiosk') - now.getTime()).toBe(365 * day)
  })
})
