import { users, verificationCodes } from '@server/db/schema'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anInvitedPerson, aPerson, password } from '../builders/people'
import { codeCalls, newPassword, other, signUpBody, tokenIn } from '../codeCalls'
import { readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'

const world = withWorld()
const calls = codeCalls(world)
beforeEach(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  await aPerson(world, { in: tower, email: ada })
  await anInvitedPerson(world, { in: tower, email: csv })
})

const tower = { uuid: crypto.randomUUID() }
const [ada, csv] = ['ada@tenants.example', 'csv@tenants.example']
const codeOf = (answer: Answer) => readProblem(answer).code
/** The single-use token of the second version. */
const tokenFor = async (email: string) => {
  await calls.sendResetV2(email)
  return tokenIn((await calls.consume(await calls.codeFor(email), email)).body)
}

describe('a new password', () => {
  it("is set by a code's token, once", async () => {
    const token = await tokenFor(ada)
    const answer = await calls.setPassword({ token, new_password: newPassword })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({})
    expect((await calls.login(ada, newPassword)).status).toBe(200)
    expect((await calls.login(ada, password)).status).toBe(401)
    const again = await calls.setPassword({ token, new_password: 'Third-Pass-1!' })
    expect(codeOf(again)).toBe('code_invalid')
    expect((await calls.login(ada, newPassword)).status).toBe(200)
  })

  it('is set by email and code, once', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const given = { email: ada, code, new_password: newPassword }
    expect((await calls.setPassword(given)).body).toEqual({})
    expect((await calls.login(ada, newPassword)).status).toBe(200)
    const again = await calls.setPassword({ ...given, new_password: 'Third-Pass-1!' })
    expect(codeOf(again)).toBe('code_invalid')
  })

  it('is not set by an invented token, or one older than 15 minutes', async () => {
    const made = await calls.setPassword({ token: 'made-up', new_password: newPassword })
    expect(codeOf(made)).toBe('code_invalid')
    const token = await tokenFor(ada)
    calls.later(15 * 60)
    const late = await calls.setPassword({ token, new_password: newPassword })
    expect(codeOf(late)).toBe('code_expired')
    calls.later(-1)
    expect((await calls.setPassword({ token, new_password: newPassword })).status).toBe(200)
  })

  it('counts tries by email and code with those of consuming it', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const guess = { email: ada, code: other(code), new_password: newPassword }
    for (let n = 0; n < 3; n += 1) expect((await calls.setPassword(guess)).status).toBe(422)
    for (let n = 0; n < 2; n += 1) expect((await calls.consume(other(code), ada)).status).toBe(422)
    const right = await calls.setPassword({ ...guess, code })
    expect(codeOf(right)).toBe('code_tries_exceeded')
    expect((await calls.login(ada, password)).status).toBe(200)
  })

  it('must differ from previous ones; a refusal consumes neither token nor code', async () => {
    const token = await tokenFor(ada)
    const used = await calls.setPassword({ token, new_password: password })
    expect(used.status).toBe(409)
    expect(codeOf(used)).toBe('password_has_been_used')
    expect((await calls.setPassword({ token, new_password: newPassword })).status).toBe(200)

    calls.later(31)
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const byCode = (new_password: string) => calls.setPassword({ email: ada, code, new_password })
    for (const earlier of [password, newPassword]) {
      expect(codeOf(await byCode(earlier))).toBe('password_has_been_used')
    }
    expect((await byCode('Third-Pass-1!')).status).toBe(200)
  })

  it('ends every session, and opens a locked account', async () => {
    const { token, refresh } = await world.login(ada)
    for (let n = 0; n < 12; n += 1) await calls.login(ada, 'wrong')
    await calls.setPassword({ token: await tokenFor(ada), new_password: newPassword })
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(401)
    const refreshed = await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: refresh },
    })
    expect(refreshed.status).toBe(401)
    expect((await calls.login(ada, newPassword)).status).toBe(200)
  })

  it('voids other requested codes and tokens', async () => {
    const first = await tokenFor(ada)
    calls.later(31)
    const second = await tokenFor(ada)
    calls.later(31)
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    await calls.setPassword({ token: first, new_password: newPassword })
    const late = await calls.setPassword({ token: second, new_password: 'Third-Pass-1!' })
    expect(codeOf(late)).toBe('code_invalid')
    expect(codeOf(await calls.consume(code, ada))).toBe('code_invalid')
  })

  it('confirms the address of an uploaded account, and continues its sign-up', async () => {
    const token = await tokenFor(csv)
    const answer = await calls.setPassword({ token, new_password: newPassword })
    expect(answer.body).toEqual({ token: expect.any(String) })
    const look = await world.request('POST', '/api/auth/validate-email', { body: { email: csv } })
    expect(look.body).toMatchObject({ confirmed: true, terms_accepted: false })
    expect((await calls.login(csv, newPassword)).status).toBe(200)
  })

  it('prevents a waiting sign-up from setting its own', async () => {
    const { body } = await calls.register(signUpBody(tower, csv, { password: 'Thiefs-Pass1!' }))
    const code = await calls.codeFor(csv)
    await calls.setPassword({ token: await tokenFor(csv), new_password: newPassword })
    // No code of this address remains.
    const open = isNull(verificationCodes.endedAt)
    expect(await world.database.connection.$count(verificationCodes, open)).toBe(0)
    expect((await calls.consume(code, csv, { token: tokenIn(body) })).status).toBe(422)
    expect((await calls.login(csv, newPassword)).status).toBe(200)
  })

  it('is not set for an account that was deactivated meanwhile', async () => {
    const token = await tokenFor(ada)
    await world.database.connection
      .update(users)
      .set({ deactivated: true })
      .where(eq(users.email, ada))
    const answer = await calls.setPassword({ token, new_password: newPassword })
    expect(codeOf(answer)).toBe('code_invalid')
  })

  it.each([
    [{ new_password: newPassword }],
    [{ new_password: newPassword, email: ada }],
    [{ new_password: newPassword, code: '1234' }],
    [{ new_password: 'short', token: 'x' }],
  ])('is refused without proof or strength: %j', async (body) => {
    expect(codeOf(await calls.setPassword(body))).toBe('invalid_request')
  })
})
