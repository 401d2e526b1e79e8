import { changePassword, proveCurrentPassword } from '@server/services/auth/currentPassword'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { anInvitedPerson, aPerson, password } from '../builders/people'
import { codeCalls, newPassword, tokenIn } from '../codeCalls'
import { watchComparedPasswords } from '../comparedPasswords'
import { readProblem } from '../platform/reading'
import { signInCalls } from '../signInCalls'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'

const compared = watchComparedPasswords()
const world = withWorld()
let token: string
beforeEach(async () => {
  await aPerson(world, { email: ada, firstName: 'Ada' })
  token = (await world.login(ada)).token
  world.logged.length = 0
  Object.assign(compared, { now: 0, concurrency: 0, all: 0 })
})

const ada = 'ada@tenants.example'
const codeOf = (answer: Answer) => readProblem(answer).code
const change = (current: string, next = newPassword, by = token) =>
  world.request('PUT', '/api/users/current', {
    token: by,
    body: { password: current, new_password: next },
  })
/** The secrets that were locked, according to the security log. */
const locks = () =>
  world.logged
    .map((line) => JSON.parse(line) as { event?: string; outcome?: string })
    .filter(({ event }) => event === 'lock')
    .map(({ outcome }) => outcome)
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

describe('the current password, guessed with a stolen token', () => {
  it('is compared ten times; then the correct one is refused in the same words', async () => {
    const wrong = await change('Wrong-Guess1!')
    expect(wrong.body).toMatchObject({
      code: 'credentials_not_match',
      errors: [{ path: 'body.password', code: 'credentials_not_match', message: 'Wrong password' }],
    })
    for (let n = 1; n < 10; n += 1) expect((await change('Wrong-Guess1!')).status).toBe(401)
    const locked = await change(password)
    expect([locked.status, locked.body]).toEqual([wrong.status, wrong.body])
    expect(compared.all).toBe(10)
    expect(locks()).toEqual(['current password'])
    later(31)
    expect((await change(password)).status).toBe(200)
  })

  it('is compared five at a time, and fifteen times in total, for 300 calls', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => change('Wrong-Guess1!')))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['credentials_not_match']))
    expect(compared.concurrency).toBeLessThanOrEqual(5)
    expect(compared.all).toBeLessThan(15)
  })

  it('locks longer with each further failure', async () => {
    for (let n = 0; n < 10; n += 1) await change('Wrong-Guess1!')
    later(31)
    await change('Wrong-Guess1!')
    later(31)
    expect((await change(password)).status).toBe(401)
    later(30)
    expect((await change(password)).status).toBe(200)
  })

  it("does not affect the owner's other sessions and sign-in", async () => {
    const own = await world.login(ada)
    for (let n = 0; n < 20; n += 1) await change('Wrong-Guess1!')
    expect((await world.request('GET', '/api/users/current', { token: own.token })).status).toBe(
      200,
    )
    expect((await signInCalls(world).right(ada)).status).toBe(200)
    expect((await change(password, newPassword, own.token)).status).toBe(200)
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(401)
    expect((await world.request('GET', '/api/users/current', { token: own.token })).status).toBe(
      200,
    )
  })

  it('changes nothing else while it is wrong', async () => {
    await world.request('PUT', '/api/users/current', {
      token,
      body: { first_name: 'Mallory', password: 'Wrong-Guess1!', new_password: newPassword },
    })
    const { body } = await world.request('GET', '/api/users/current', { token })
    expect(body).toMatchObject({ first_name: 'Ada' })
  })

  it('allows one of several concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => change(password, `Another-Pass${n}!`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('fails for a user who was deleted meanwhile', async () => {
    const who = { id: 0, familyUuid: crypto.randomUUID() }
    const dependencies = {
      database: world.database,
      hash: world.hash,
      now: world.now,
      onLock: () => {},
    }
    await expect(proveCurrentPassword(dependencies, who, password)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const chosen = {
      next: newPassword,
      brand: '',
      isDemo: true,
      proven: { email: ada, passwordHash: '' },
    }
    await expect(
      world.database.transaction((tx) => changePassword(tx, who, chosen, world.clock.now)),
    ).rejects.toMatchObject({ code: 'credentials_not_match' })
  })
})

describe('an earlier password', () => {
  it('cannot be guessed with a code or a link: after ten tries it is locked', async () => {
    const calls = codeCalls(world)
    await calls.sendReset(ada)
    const proof = tokenIn((await calls.consume(await calls.codeFor(ada), ada)).body)
    const tried = (next: string) => calls.setPassword({ token: proof, new_password: next })
    for (let n = 0; n < 10; n += 1) {
      expect(codeOf(await tried(password))).toBe('password_has_been_used')
    }
    const locked = await tried(newPassword)
    expect(locked.status).toBe(429)
    expect(locked.body).toMatchObject({ code: 'too_many_requests', retry_after: 30 })
    expect(locks()).toEqual(['earlier passwords'])
    later(31)
    expect((await tried(newPassword)).status).toBe(200)
  })

  it('has its own error', async () => {
    expect(readProblem(await change(password, 'Password2024!'))).toMatchObject({
      code: 'password_too_weak',
      errors: [{ path: 'body.new_password' }],
    })
  })

  it('cannot be guessed in a session either', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(codeOf(await change(password, password))).toBe('password_has_been_used')
    }
    expect((await change(password)).status).toBe(429)
    // Not to the millisecond: in the last one there is still a second to wait.
    later(29.999)
    expect((await change(password)).body).toMatchObject({ retry_after: 1 })
    // Another session has its own tries.
    const own = await world.login(ada)
    const used = await change(password, password, own.token)
    expect(codeOf(used)).toBe('password_has_been_used')
    later(0.001)
    expect((await change(password)).status).toBe(200)
  })
})

describe('the password that completes an account', () => {
  it("shares its count with the sign-in's", async () => {
    const csv = 'csv@tenants.example'
    await anInvitedPerson(world, { in: await aBuilding(world), email: csv })
    const calls = codeCalls(world)
    await calls.sendReset(csv)
    const code = await calls.codeFor(csv)
    await calls.setPassword({ email: csv, code, new_password: newPassword })
    const complete = (tried: string) =>
      calls.register({
        email: csv,
        first_name: 'Camille',
        last_name: 'Verne',
        password: tried,
        building_uuid: '00000000-0000-4000-8000-000000000000',
        is_term_accepted: true,
      })
    for (let n = 0; n < 10; n += 1) {
      expect(codeOf(await complete('Wrong-Guess1!'))).toBe('account_exists')
    }
    expect(codeOf(await complete(newPassword))).toBe('account_exists')
    expect((await calls.login(csv, newPassword)).status).toBe(401)
  })
})
