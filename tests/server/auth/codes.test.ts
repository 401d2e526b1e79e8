import { verificationCodes } from '@server/db/schema'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import { anInvitedPerson, aPerson } from '../builders/people'
import { codeCalls, other, signUpBody, tokenIn } from '../codeCalls'
import { readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import { type Answer, openWorld } from '../world'

const world = withWorld()
const calls = codeCalls(world)
beforeEach(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  for (const email of [ada, ben]) await aPerson(world, { in: tower, email })
})

const tower = { uuid: crypto.randomUUID() }
const ben = 'ben@tenants.example'
const ada = 'ada@tenants.example'
const codeOf = (answer: Answer) => readProblem(answer).code
/** How many codes are still usable, for any account. */
const openCodes = () =>
  world.database.connection.$count(verificationCodes, isNull(verificationCodes.endedAt))

describe('a password code', () => {
  it('has four digits, arrives by mail, and is exchanged for a token once', async () => {
    const sent = await calls.sendReset(ada)
    expect(sent.status).toBe(200)
    expect(sent.body).toEqual({ cooldown: 30 })
    const code = await calls.codeFor(ada)
    expect(code).toMatch(/^\d{4}$/)
    const answer = await calls.consume(code, ada)
    expect(answer.body).toEqual({ confirmed: true, token: expect.any(String) })
    expect(codeOf(await calls.consume(code, ada))).toBe('code_invalid')
  })

  it('may be sent in the digits of another script', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const fullWidth = code.replaceAll(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    )
    expect((await calls.consume(fullWidth, ada)).status).toBe(200)
  })

  it.each([
    ['send', () => calls.sendReset(ada)],
    ['send of the second version', () => calls.sendResetV2(ada)],
    ['resend', () => calls.resendReset(ada)],
  ])('is not sent again within 30 seconds by %s, nor mailed', async (_, again) => {
    await calls.sendReset(ada)
    calls.later(11)
    const refused = await again()
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'code_cooldown', retry_after: 19 })
    expect(await world.mails(ada)).toHaveLength(1)
    calls.later(19)
    expect((await again()).status).toBe(200)
    expect(await world.mails(ada)).toHaveLength(2)
  })

  it('allows five wrong tries; then even the correct one fails', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    for (let n = 0; n < 5; n += 1) {
      const wrong = await calls.consume(other(code), ada)
      expect(wrong.status).toBe(422)
      expect(codeOf(wrong)).toBe('code_invalid')
    }
    const late = await calls.consume(code, ada)
    expect(late.status).toBe(403)
    expect(codeOf(late)).toBe('code_tries_exceeded')
  })

  it('accepts the correct one after four wrong ones', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    for (let n = 0; n < 4; n += 1) await calls.consume(other(code), ada)
    expect((await calls.consume(code, ada)).status).toBe(200)
  })

  it('is valid for 24 hours and not a second longer', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    calls.later(24 * 3600)
    const late = await calls.consume(code, ada)
    expect(late.status).toBe(410)
    expect(codeOf(late)).toBe('code_expired')
    calls.later(-1)
    expect((await calls.consume(code, ada)).status).toBe(200)
  })

  it('is void once another one is sent', async () => {
    await calls.sendReset(ada)
    const first = await calls.codeFor(ada)
    let second = first
    while (second === first) {
      calls.later(31)
      await calls.sendReset(ada)
      second = await calls.codeFor(ada)
    }
    expect(await openCodes()).toBe(1)
    expect(codeOf(await calls.consume(first, ada))).toBe('code_invalid')
    expect((await calls.consume(second, ada)).status).toBe(200)
  })

  it('of a sign-up is void once it is sent again', async () => {
    const nia = 'nia@tenants.example'
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    calls.later(31)
    expect((await calls.resend(nia, { token })).status).toBe(200)
    expect(await openCodes()).toBe(1)
    expect((await calls.consume(await calls.codeFor(nia), nia, { token })).status).toBe(200)
    expect(await openCodes()).toBe(0)
  })

  it('stored in another form is wrong', async () => {
    await calls.sendReset(ada)
    await world.database.connection.update(verificationCodes).set({ codeHash: 'short' })
    expect(codeOf(await calls.consume(await calls.codeFor(ada), ada))).toBe('code_invalid')
  })

  it('is valid for one address and one purpose', async () => {
    const nia = 'nia@tenants.example'
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    expect(codeOf(await calls.consume(code, ben))).toBe('code_invalid')
    await calls.register(signUpBody(tower, nia))
    expect(codeOf(await calls.consume(await calls.codeFor(nia), nia))).toBe('code_invalid')
    expect((await calls.consume(code, ada)).status).toBe(200)
  })

  it('does not restart the countdown on a wrong try', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    calls.later(29)
    await calls.consume(other(code), ada)
    calls.later(1)
    expect((await calls.sendReset(ada)).status).toBe(200)
  })

  it('cannot be read from the database, nor can its token', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    const token = tokenIn((await calls.consume(code, ada)).body)
    const rows = await world.database.connection.select().from(verificationCodes)
    const [{ codeHash, tokenHash } = { codeHash: '', tokenHash: '' }] = rows
    expect(codeHash).not.toContain(code)
    expect(codeHash.length).toBeGreaterThan(40)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(tokenHash).toHaveLength(64)
  })

  it('leaves no trace of address or code in the log', async () => {
    world.logged.length = 0
    await calls.sendReset(ada)
    await calls.consume(await calls.codeFor(ada), ada)
    const log = world.logged.join('')
    expect(log).toContain('/user-verification/code/:code/consume')
    expect(log).not.toMatch(/\bada\b|tenants|code\/\d/)
  })

  it('cannot be requested with an access token', async () => {
    const { token } = await world.login(ada)
    await calls.sendReset(ada)
    const answer = await calls.consume(await calls.codeFor(ada), ada, { token })
    expect(answer.status).toBe(401)
  })
})

describe("an address's limits", () => {
  const sendTimes = async (times: number, email = ada) => {
    for (let n = 0; n < times; n += 1) {
      expect((await calls.sendReset(email)).status).toBe(200)
      calls.later(31)
    }
  }

  it('are six codes in 24 hours', async () => {
    await sendTimes(6)
    const refused = await calls.sendReset(ada)
    expect(refused.status).toBe(403)
    expect(codeOf(refused)).toBe('password_reset_limit_has_been_reached')
    expect(codeOf(await calls.resendReset(ada))).toBe('password_reset_limit_has_been_reached')
    expect((await calls.consume(await calls.codeFor(ada), ada)).status).toBe(200)
    // The first of them leaves the window.
    calls.later(24 * 3600 - 6 * 31)
    expect((await calls.sendReset(ada)).status).toBe(200)
    expect(codeOf(await calls.sendReset(ada))).toBe('password_reset_limit_has_been_reached')
  })

  it('are twenty wrong tries across all codes', async () => {
    for (let round = 0; round < 5; round += 1) {
      await calls.sendReset(ada)
      const code = await calls.codeFor(ada)
      for (let n = 0; n < 4; n += 1) await calls.consume(other(code), ada)
      calls.later(31)
    }
    for (const send of [calls.sendReset, calls.sendResetV2, calls.resendReset]) {
      expect(codeOf(await send(ada))).toBe('password_reset_limit_has_been_reached')
    }
    // Regardless of who made those tries, the latest code belongs to the reader of the mail.
    const right = await calls.codeFor(ada)
    const byCode = { email: ada, code: right, new_password: 'Another-Pass1!' }
    expect((await calls.setPassword(byCode)).status).toBe(200)
  })

  it('exclude what is older than a day, even after newer tries', async () => {
    for (let round = 0; round < 4; round += 1) {
      await calls.sendReset(ada)
      const code = await calls.codeFor(ada)
      for (let n = 0; n < 4; n += 1) await calls.consume(other(code), ada)
      calls.later(31)
    }
    calls.later(24 * 3600 - 4 * 31)
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    for (let n = 0; n < 4; n += 1) await calls.consume(other(code), ada)
    calls.later(31)
    expect((await calls.sendReset(ada)).status).toBe(200)
    calls.later(31)
    expect((await calls.sendReset(ada)).status).toBe(200)
  })

  it('restart after a new password is set', async () => {
    await sendTimes(6)
    expect(codeOf(await calls.sendReset(ada))).toBe('password_reset_limit_has_been_reached')
    const code = await calls.codeFor(ada)
    await calls.setPassword({ email: ada, code, new_password: 'Another-Pass1!' })
    expect((await calls.sendReset(ada)).status).toBe(200)
  })

  it('survive a restart of the server', async () => {
    await sendTimes(6)
    const restarted = await openWorld({ database: world.database })
    restarted.clock.now = world.clock.now
    const answer = await codeCalls(restarted).sendReset(ada)
    expect(codeOf(answer)).toBe('password_reset_limit_has_been_reached')
  })

  it('do not apply to sign-ups and other addresses', async () => {
    await sendTimes(6)
    await sendTimes(1, ben)
    await sendTimes(6, 'nia@tenants.example')
    expect((await calls.register(signUpBody(tower, 'nia@tenants.example'))).status).toBe(201)
  })

  it('return when to retry sign-up codes', async () => {
    const email = 'nia@tenants.example'
    for (let n = 0; n < 6; n += 1) {
      expect((await calls.register(signUpBody(tower, email))).status).toBe(201)
      calls.later(31)
    }
    const refused = await calls.register(signUpBody(tower, email))
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      retry_after: 24 * 3600 - 6 * 31,
    })
  })
})

describe('addresses without an account', () => {
  /** The responses to a caller who requests codes and guesses. */
  async function visit(email: string): Promise<unknown[]> {
    const seen: unknown[] = []
    const see = (answer: Answer) => seen.push({ status: answer.status, body: answer.body })
    see(await calls.consume('0000', email))
    see(await calls.sendReset(email))
    see(await calls.sendResetV2(email))
    see(await calls.setPassword({ email, code: 'wrong', new_password: 'Another-Pass1!' }))
    const [known] = await world.mails(email)
    const wrong = other(known?.code ?? '0000')
    for (let n = 0; n < 3; n += 1) see(await calls.consume(wrong, email))
    for (let n = 0; n < 3; n += 1) {
      see(await calls.setPassword({ email, code: wrong, new_password: 'Another-Pass1!' }))
    }
    for (let n = 0; n < 6; n += 1) {
      calls.later(31)
      see(await calls.resendReset(email))
    }
    calls.later(31)
    see(await calls.sendResetV2(email))
    calls.later(24 * 3600)
    see(await calls.consume(wrong, email))
    see(await calls.login(email, 'Not-the-Pass1!'))
    return seen.map((answer) => JSON.parse(JSON.stringify(answer).replaceAll(wrong, 'CODE')))
  }

  it.each([
    ['unknown', 'nobody@tenants.example'],
    ['of no company', 'nobody@nowhere.example'],
    ['deactivated', 'gone@tenants.example'],
    ['provisioned', 'scim@tenants.example'],
    ['of a domain that signs in by its provider', 'upload@elsewhere.example'],
  ])('receive the same responses as those with one: %s', async (_, email) => {
    await aPerson(world, { in: tower, email: 'gone@tenants.example', deactivated: true })
    await anInvitedPerson(world, { in: tower, email: 'scim@tenants.example', createdBy: 'scim' })
    await anIdentityProvider(world, { domain: 'tenants.example', provisionedOnly: true })
    await registerDomain(world, 'elsewhere.example', tower)
    await anInvitedPerson(world, { in: tower, email: 'upload@elsewhere.example' })
    await anIdentityProvider(world, { domain: 'elsewhere.example' })
    const start = world.clock.now
    const expected = await visit(ada)
    world.clock.now = start
    expect(await visit(email)).toEqual(expected)
    expect(await world.mails(email)).toEqual([])
    expect((await world.mails(ada)).length).toBeGreaterThan(0)
  })

  it('have codes that no four digits match', async () => {
    const fitting = async (email: string) => {
      await calls.sendReset(email)
      const [row] = await world.database.connection
        .select()
        .from(verificationCodes)
        .where(eq(verificationCodes.email, email))
      return Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter(
        (code) => world.hash('code', row?.uuid ?? '', code) === row?.codeHash,
      )
    }
    expect(await fitting('nobody@tenants.example')).toEqual([])
    expect(await fitting(ada)).toEqual([await calls.codeFor(ada)])
  })
})
