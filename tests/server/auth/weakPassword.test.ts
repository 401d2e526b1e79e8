import { isCommon, isGuessable, refuseWeak } from '@server/services/auth/weakPassword'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson, password as builtPassword } from '../builders/people'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const personal = { email: 'ada.winthrop@meridian.example', brand: 'Portico' }

/** Each of these meets the requirements on length, case, number and special character. */
describe('a password that an attacker would try first', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'P@$$w0rd2024!',
    '!!Qwerty123',
    'Welcome1!',
    'Letmein1!',
    'Aa123456!',
    'Iloveyou1$',
    'Pass-word1',
    'FOOTball99#',
    'Drag0n2023!',
    'F1ower99!',
    'Passwort1!',
    'Ｐassword1!',
    'Portico2024!',
    'P0rtic0-1!',
    'Meridian#1',
    'Winthrop1!',
    'Ada-Winthrop1!',
    // Lookalike characters, around a word with digits for letters.
    '!!C0ff33!!',
    '!!B@s3b411!!',
    '99Sunshine!',
    // Up to eight digits and signs.
    'Sunshine1234567!',
    'Meridian#123456789',
  ])('is %s', (password) => {
    expect(isCommon(password, personal)).toBe(true)
  })

  it.each([
    newPassword,
    builtPassword,
    'Correct-Horse-7-Staple',
    'tR4!vexing-Loom',
    'Adaptable-Wren1!',
    'Zq7#mVx2pL',
    'Grüne-Gurke-42!',
    'Password-91!-Kestrel-Loom',
    'Sunshine12345678!',
    'Zq#73_5926!',
  ])('is not %s', (password) => {
    expect(isCommon(password, personal)).toBe(false)
  })

  it('depends on its user and place', () => {
    expect(isCommon('Portico2024!', { email: 'ben@x.example', brand: 'Leaseline' })).toBe(false)
    expect(isCommon('Zorvexa-2024!', { email: 'ben@zorvexa.example', brand: 'Portico' })).toBe(true)
    expect(isCommon('Zorvexa-2024!', personal)).toBe(false)
    expect(isCommon('Leaseline-1!', { email: 'ben@x.example', brand: 'Leaseline' })).toBe(true)
    expect(isCommon('Ben-2024!Ben', { email: 'ben@x.example', brand: 'Portico' })).toBe(true)
    expect(isCommon('Ben-2024!Ben', personal)).toBe(false)
    // Two letters are in too many passwords to matter.
    expect(isCommon('Ab7#Ab7#Qx', { email: 'ab@x.example', brand: 'Portico' })).toBe(false)
    // The part of a domain after the company's name is not personal.
    expect(isCommon('Example-2024!', { email: 'ben@x.example', brand: 'Portico' })).toBe(
      isCommon('Example-2024!', { email: 'ben@x.test', brand: 'Portico' }),
    )
  })
})

describe('a password that takes few guesses', () => {
  it.each(['Aa1!aaaa', 'Aa1!Aa1!', 'Abcd123!', 'Qwer!234', '11aaAA!!', 'Hello123!', 'Summer2024!'])(
    'is %s',
    (password) => {
      expect(isGuessable(password, personal)).toBe(true)
    },
  )

  it.each([newPassword, builtPassword, 'Zq7#mVx2pL', 'Correct-Horse-7-Staple', 'Grüne-Gurke-42!'])(
    'is not %s',
    (password) => {
      expect(isGuessable(password, personal)).toBe(false)
    },
  )

  it.each(['p@$$w0rd', 'p@$$!0n', '4@$5!1', 'aA1!'])(
    'has only its start read if it repeats %s, whose readings multiply',
    (piece) => {
      const checks = vi.spyOn(ZxcvbnFactory.prototype, 'check')
      onTestFinished(() => checks.mockRestore())
      isGuessable(piece.repeat(64).slice(0, 256), personal)
      const read = checks.mock.results.map(({ value }) => (value as { password: string }).password)
      expect(read).toEqual([piece.repeat(64).slice(0, 20)])
    },
  )
})

describe('the password of the demo', () => {
  const place = { email: 'eve@towers.example', brand: 'Leaseline' }
  it.each(['Portico-Demo1!', 'portico-DEMO-1!', 'P0rtico-Dem0!', 'Portico-Demo1!xyz'])(
    '%s is refused outside of it',
    (password) => {
      const refuse = () => refuseWeak(password, { ...place, isDemo: false }, 'body.password')
      expect(refuse).toThrow(expect.objectContaining({ code: 'password_too_weak' }))
    },
  )

  it('may be chosen in the demo', () => {
    const choose = () => refuseWeak('Portico-Demo1!', { ...place, isDemo: true }, 'body.password')
    expect(choose).not.toThrow()
  })
})

describe('every endpoint that sets a password refuses a common one', () => {
  const world = withSharedWorld({ demo: false })
  const calls = codeCalls(world)
  beforeAll(async () => {
    await aBuilding(world, tower)
    await registerDomain(world, 'tenants.example', tower)
    await aPerson(world, { in: tower, email: ada })
  })

  const tower = { uuid: crypto.randomUUID() }
  const ada = 'ada@tenants.example'
  const common = 'Password2024!'

  it('signing up, which sends and stores nothing', async () => {
    const nia = 'nia@tenants.example'
    const answer = await calls.register(signUpBody(tower, nia, { password: common }))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'password_too_weak',
      errors: [{ path: 'body.password', code: 'password_too_weak', message: 'Too easy to guess' }],
    })
    expect(await world.mails(nia)).toEqual([])
  })

  it('setting a new one, which does not consume the proof', async () => {
    await calls.sendReset(ada)
    const token = tokenIn((await calls.consume(await calls.codeFor(ada), ada)).body)
    const answer = await calls.setPassword({ token, new_password: common })
    expect(answer.status).toBe(422)
    expect(readProblem(answer)).toMatchObject({
      code: 'password_too_weak',
      errors: [{ path: 'body.new_password' }],
    })
    expect((await calls.setPassword({ token, new_password: newPassword })).status).toBe(200)
  })

  it("changing it, including the host's brand", async () => {
    const { token } = await world.login(await aPerson(world))
    const change = (new_password: string) =>
      world.request('PUT', '/api/users/current', {
        token,
        host: 'lease.localhost',
        body: { password: builtPassword, new_password },
      })
    for (const weak of [common, 'Leaseline-1!', 'Portico-Demo1!']) {
      expect(readProblem(await change(weak)).code).toBe('password_too_weak')
    }
    expect((await change(newPassword)).status).toBe(200)
  })
})
