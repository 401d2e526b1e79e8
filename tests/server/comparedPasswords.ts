import { setTimeout } from 'node:timers/promises'
import * as password from '@server/services/auth/password'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

/** The duration of a comparison at the product's cost, in milliseconds: here it costs next to nothing. */
const comparisonMs = 15

/** How many passwords the tests of this file compared, and how many of them concurrently. */
export function watchComparedPasswords() {
  const compared = { now: 0, concurrency: 0, all: 0 }
  const { passwordMatches } = password
  beforeAll(() => {
    vi.spyOn(password, 'passwordMatches').mockImplementation(async (...given) => {
      compared.now += 1
      compared.all += 1
      compared.concurrency = Math.max(compared.concurrency, compared.now)
      await setTimeout(comparisonMs)
      return passwordMatches(...given).finally(() => {
        compared.now -= 1
      })
    })
  })
  beforeEach(() => void Object.assign(compared, { now: 0, concurrency: 0, all: 0 }))
  afterAll(() => {
    vi.mocked(password.passwordMatches).mockRestore()
  })
  return compared
}
