import { verificationCodes } from '@server/db/schema'
import * as addressLock from '@server/services/auth/addressLock'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { codeCalls, newPassword, other, signUpBody, tokenIn } from '../codeCalls'
import { postgresUrl } from '../database'
import { readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import type { Answer } from '../world'

/** Removes the lock until the test ends, to show that it prevents the race. */
function withoutLock() {
  const spy = vi.spyOn(addressLock, 'lockAddress').mockResolvedValue()
  onTestFinished(() => spy.mockRestore())
}

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('codes on PostgreSQL, called in parallel', () => {
  const world = withSharedWorld()
  const calls = codeCalls(world)
  beforeEach(begin)

  const tower = { uuid: crypto.randomUUID() }
  async function begin() {
    await world.reset()
    await aBuilding(world, tower)
    await registerDomain(world, 'tenants.example', tower)
    await aPerson(world, { in: tower, email: ada })
  }

  const ada = 'ada@tenants.example'
  const times = <T>(n: number, act: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: n }, (_, index) => act(index)))
  const withStatus = (answers: Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  const withCode = (answers: Answer[], code: string) =>
    answers.filter((answer) => answer.status !== 200 && readProblem(answer).code === code).length

  const guesses = 60
  /** How many of so many wrong guesses at one code are compared: those receive a specific error. */
  async function evaluated(): Promise<number> {
    await begin()
    await calls.sendReset(ada)
    const wrong = other(await calls.codeFor(ada))
    const answers = await times(guesses, () => calls.consume(wrong, ada))
    expect(withCode(answers, 'code_invalid') + withCode(answers, 'code_tries_exceeded')).toBe(
      guesses,
    )
    return withCode(answers, 'code_invalid')
  }

  it('compare five of sixty guesses, every time', async () => {
    for (let round = 0; round < 4; round += 1) expect(await evaluated()).toBe(5)
  })

  it('compare more guesses without the lock on the address: the control', async () => {
    withoutLock()
    for (let round = 0; round < 2; round += 1) expect(await evaluated()).toBeGreaterThan(5)
  })

  it('compare five guesses in total, by any endpoint', async () => {
    await calls.sendReset(ada)
    const code = other(await calls.codeFor(ada))
    const given = { email: ada, code, new_password: newPassword }
    const answers = await times(100, (n) =>
      n % 2 === 0 ? calls.consume(code, ada) : calls.setPassword(given),
    )
    expect(withCode(answers, 'code_invalid')).toBe(5)
  })

  /** How many of twenty parallel exchanges of the correct code return a token. */
  async function exchanged(): Promise<number> {
    await begin()
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    return withStatus(await times(20, () => calls.consume(code, ada)), 200)
  }

  it('are exchanged once', async () => {
    for (let round = 0; round < 5; round += 1) expect(await exchanged()).toBe(1)
  })

  it('are exchanged more often without the lock on the address: the control', async () => {
    withoutLock()
    const counts: number[] = []
    for (let round = 0; round < 5; round += 1) counts.push(await exchanged())
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })

  it('set one of twenty passwords, by the token as by the code', async () => {
    const passwords = Array.from({ length: 20 }, (_, n) => `Parallel-Pass-${n}!`)
    await calls.sendReset(ada)
    const token = tokenIn((await calls.consume(await calls.codeFor(ada), ada)).body)
    const byToken = await times(20, (n) =>
      calls.setPassword({ token, new_password: `${passwords[n]}a` }),
    )
    expect(withStatus(byToken, 200)).toBe(1)
    calls.later(31)
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const byCode = await times(20, (n) =>
      calls.setPassword({ email: ada, code, new_password: `${passwords[n]}b` }),
    )
    expect(withStatus(byCode, 200)).toBe(1)
  })

  it('confirm an account once', async () => {
    const nia = 'nia@tenants.example'
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    const code = await calls.codeFor(nia)
    const answers = await times(20, () => calls.consume(code, nia, { token }))
    expect(withStatus(answers, 200)).toBe(1)
    expect(withCode(answers, 'code_invalid')).toBe(19)
    expect((await calls.login(nia, newPassword)).status).toBe(200)
  })

  it.each([
    ['a known address', ada],
    ['an unknown one', 'nobody@tenants.example'],
  ])('are created once for twenty requests for %s', async (_, email) => {
    const answers = await times(20, () => calls.sendReset(email))
    expect(withStatus(answers, 200)).toBe(1)
    expect(withCode(answers, 'code_cooldown')).toBe(19)
    const rows = await world.database.connection
      .select()
      .from(verificationCodes)
      .where(and(eq(verificationCodes.email, email), eq(verificationCodes.purpose, 'password')))
    expect(rows).toHaveLength(1)
  })

  it('are created once for twenty sign-ups of one address', async () => {
    const nia = 'nia@tenants.example'
    const answers = await times(20, () => calls.register(signUpBody(tower, nia)))
    expect(withStatus(answers, 201)).toBe(1)
    expect(await world.mails(nia)).toHaveLength(1)
  })
})
