import { hashPassword, passwordMatches } from '@server/services/auth/password'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as argon2 from '../cheapArgon2'

it('a password matches its own hash only', async () => {
  const hash = await hashPassword('Another-Pass1!')
  expect(await passwordMatches(hash, 'Another-Pass1!')).toBe(true)
  expect(await passwordMatches(hash, 'another-pass1!')).toBe(false)
})

it('no password matches without a hash, even if it matches the dummy hash', async () => {
  const verify = vi.spyOn(argon2, 'verify').mockResolvedValue(true)
  onTestFinished(() => verify.mockRestore())
  expect(await passwordMatches(null, 'Another-Pass1!')).toBe(false)
  // It is compared anyway, so that the response takes the same time.
  expect(verify).toHaveBeenCalledWith(expect.stringMatching(/^\$argon2id\$/), 'Another-Pass1!')
})
