import type { Connection } from '@server/db/database'
import { verificationCodes } from '@server/db/schema'
import * as addressLock from '@server/services/auth/addressLock'
import { codeMail } from '@server/services/auth/codes/codeMail'
import { codeMessages } from '@server/services/auth/codes/mailMessages'
import { addressOfToken } from '@server/services/auth/codes/passwordCode'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson, password } from '../builders/people'
import { codeCalls, newPassword, other, tokenIn } from '../codeCalls'
import { readProblem } from '../platform/reading'
import { cookiesOf, signInCalls } from '../signInCalls'
import { withSharedWorld } from '../withWorld'
import type { Answer, Sent } from '../world'

const world = withSharedWorld()
const calls = codeCalls(world)
beforeEach(begin)

async function begin() {
  await world.reset()
  await aPerson(world, { email: ada })
}

const ada = 'ada@tenants.example'
const day = 24 * 3600
const codeOf = (answer: Answer) => readProblem(answer).code

/** The link of the latest mail, as its reader opens it. */
async function linkFor(email: string): Promise<URL> {
  const [mail] = await world.mails(email)
  const line = mail?.text.split('\n').find((text) => text.startsWith('http'))
  if (line === undefined) throw new Error(`no link was mailed to ${email}`)
  return new URL(line)
}
const tokenOf = (link: URL) => link.searchParams.get('link') ?? ''
const sentLink = async (sent?: Sent) => {
  await calls.sendReset(ada, sent)
  return linkFor(ada)
}
const setBy = (link: URL, new_password = newPassword) =>
  calls.setPassword({ token: tokenOf(link), new_password })

describe('the link of a password mail', () => {
  it('leads to our own page, with the address and an unguessable token', async () => {
    const link = await sentLink()
    expect(link.origin).toBe('http://localhost:4310')
    expect(link.pathname).toBe('/reset-password')
    expect(link.searchParams.get('email')).toBe(ada)
    expect(tokenOf(link)).toMatch(/^[\w-]{43}$/)
  })

  it("sets the password once, like a code's token", async () => {
    const link = await sentLink()
    expect((await setBy(link)).status).toBe(200)
    expect((await calls.login(ada, newPassword)).status).toBe(200)
    expect(codeOf(await setBy(link, 'Third-Pass-1!'))).toBe('code_invalid')
    const token = 'made-up'
    const made = await calls.setPassword({ token, new_password: newPassword })
    expect(codeOf(made)).toBe('code_invalid')
  })

  it('stays valid whatever an outsider does with codes', async () => {
    const link = await sentLink()
    for (let round = 0; round < 6; round += 1) {
      const wrong = other(await calls.codeFor(ada))
      for (let n = 0; n < 6; n += 1) await calls.consume(wrong, ada)
      calls.later(31)
      await calls.resendReset(ada)
    }
    expect(codeOf(await calls.sendReset(ada))).toBe('password_reset_limit_has_been_reached')
    expect((await setBy(link)).status).toBe(200)
  })

  it('opens an account that outsiders keep locked, and makes its device known', async () => {
    const { lockForADay, right } = signInCalls(world)
    await lockForADay(ada)
    expect((await right(ada)).status).toBe(401)
    const reset = await setBy(await sentLink())
    expect((await calls.login(ada, newPassword)).status).toBe(200)
    await lockForADay(ada)
    const headers = cookiesOf(reset)
    expect((await calls.login(ada, newPassword)).status).toBe(401)
    expect((await calls.login(ada, newPassword, { headers })).status).toBe(200)
  })

  it('is valid for a day and not a second longer', async () => {
    const link = await sentLink()
    calls.later(day)
    expect(codeOf(await setBy(link))).toBe('code_expired')
    calls.later(-1)
    expect((await setBy(link)).status).toBe(200)
  })

  it('is consumed by any new password', async () => {
    const first = await sentLink()
    calls.later(31)
    const second = await sentLink()
    const token = tokenIn((await calls.consume(await calls.codeFor(ada), ada)).body)
    expect((await calls.setPassword({ token, new_password: newPassword })).status).toBe(200)
    for (const link of [first, second]) {
      expect(codeOf(await setBy(link, 'Third-Pass-1!'))).toBe('code_invalid')
    }
  })

  it('is not consumed by a reused password', async () => {
    const link = await sentLink()
    expect(codeOf(await setBy(link, password))).toBe('password_has_been_used')
    expect((await setBy(link)).status).toBe(200)
  })

  it('is stored as a hash, and created for addresses without an account too', async () => {
    const link = await sentLink()
    await calls.sendReset('nobody@nowhere.example')
    const rows = await world.database.connection.select().from(verificationCodes)
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
    expect(rows.map(({ linkHash }) => linkHash?.length)).toEqual([64, 64])
    expect(await world.mails('nobody@nowhere.example')).toEqual([])
  })

  it('is consumed if that happened while it waited for its turn', async () => {
    const token = tokenOf(await sentLink())
    const addressAfter = (meanwhile: (tx: Connection) => Promise<unknown>) => {
      const lock = vi.spyOn(addressLock, 'lockAddress').mockImplementationOnce(async (tx) => {
        await meanwhile(tx)
      })
      return world.database
        .transaction((tx) => addressOfToken(tx, token, world.clock.now))
        .finally(() => lock.mockRestore())
    }
    const consume = { tokenUsedAt: world.clock.now }
    const refused = expect.objectContaining({ code: 'code_invalid' })
    expect(await addressAfter((tx) => tx.execute('select 1'))).toBe(ada)
    expect(await addressAfter((tx) => tx.update(verificationCodes).set(consume))).toEqual(refused)
    expect(await addressAfter((tx) => tx.delete(verificationCodes))).toEqual(refused)
  })

  it("is invalid without an expiry, and so is a code's token", async () => {
    await calls.sendReset(ada)
    const token = tokenIn((await calls.consume(await calls.codeFor(ada), ada)).body)
    const { connection } = world.database
    await connection.update(verificationCodes).set({ tokenExpiresAt: null })
    const answer = await calls.setPassword({ token, new_password: newPassword })
    expect(codeOf(answer)).toBe('code_invalid')
  })

  it("is announced in the caller's language", async () => {
    const announced = new Set<string>()
    const locales = Object.keys(codeMessages)
    for (const locale of locales) {
      await begin()
      await sentLink({ headers: { 'accept-language': locale } })
      const lines = (await world.mails(ada))[0]?.text.split('\n\n') ?? []
      announced.add(lines[lines.findIndex((line) => line.startsWith('http')) - 1] ?? '')
    }
    // English and French are each written in two of the locales.
    expect(locales).toHaveLength(11)
    expect(announced.size).toBe(9)
  })
})

describe('the mail with a code', () => {
  const letter = { to: ada, code: '0815', brand: 'Portico', locale: 'en-us' } as const

  it('states its purpose, its validity, and what to do with an unrequested one', () => {
    const ends = [
      'It’s valid for 24 hours and works once.',
      'If you didn’t request this, ignore this email. Nothing happens without the code.',
      'Portico\n',
    ]
    const requests = 'Use this code to set a new password for Portico:'
    expect(codeMail({ ...letter, purpose: 'password', link: null })).toEqual({
      to: ada,
      code: '0815',
      subject: 'Your code for a new password at Portico',
      text: [requests, '0815', ...ends].join('\n\n'),
    })
    const linked = codeMail({ ...letter, purpose: 'password', link: 'https://portico.example/x' })
    expect(linked.text.split('\n\n')).toEqual([
      requests,
      '0815',
      'Or open this link. It stays valid even if someone else has tried codes or requested new ones:',
      'https://portico.example/x',
      ...ends,
    ])
    expect(codeMail({ ...letter, purpose: 'confirm' }).text.split('\n\n')).toEqual([
      'Welcome to Portico. This code confirms your email address:',
      '0815',
      ...ends,
    ])
  })

  it.each(Object.entries(codeMessages))('is complete in %s', (_, texts) => {
    for (const purpose of ['confirm', 'password'] as const) {
      expect(texts.subject[purpose]('Portico')).toMatch(/^\S.{4,} Portico$/)
      expect(texts.request[purpose]('Portico')).toMatch(/^\S.{4,}Portico\b.*:$/)
    }
    expect(texts.orOpen).toMatch(/^\S.{60,}:$/)
    for (const text of [texts.holds, texts.otherwise]) expect(text).toMatch(/^\S.{30,}\.$/)
  })
})
