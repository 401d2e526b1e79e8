import { openOutbox } from '@server/adapters/mail/outbox'
import { attemptMs } from '@server/adapters/mail/storedMails'
import { outboxMails } from '@server/db/schema'
import { createLog } from '@server/log'
import { openMail } from '@server/openMail'
import type { Mail, Mailer } from '@server/ports/mail'
import type { Outbox } from '@server/ports/outbox'
import { sealOf } from '@server/services/auth/seal'
import { beforeEach, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { noon, secret } from '../world'

const world = withSharedWorld()
beforeEach(() => world.database.connection.delete(outboxMails))

const letter = { to: 'nia@tenants.example', subject: 'Your code', text: 'It is 1234' }
const minute = 60_000
const later = () => Object.assign(new Error('later'), { responseCode: 451 })
const never = () => Object.assign(new Error('no such mailbox'), { responseCode: 550 })

/** A process with an outbox of its own on the same database; its mail server refuses as `refusals` say, then accepts. */
function openProcess({ refusals = [] as Error[], secrets = [secret], clock = { now: noon } } = {}) {
  const sent: Mail[] = []
  const ids: string[] = []
  const log: string[] = []
  const mailer: Mailer = {
    send: (mail, id) => {
      ids.push(id)
      const refusal = refusals.shift()
      if (refusal !== undefined) return Promise.reject(refusal)
      sent.push(mail)
      return Promise.resolve()
    },
    close: () => undefined,
  }
  const outbox = openMail(mailer, {
    database: world.database,
    seal: sealOf(secrets as [Uint8Array]),
    log: createLog('info', { write: (line: string) => void log.push(line) }),
    now: () => clock.now,
  })
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
    return outbox.sendDue()
  }
  const store = (...mails: Mail[]) => outbox.store(world.database.connection, mails)
  return { clock, ids, log, outbox, pass, sent, store }
}
const counted = async (outbox: Outbox) => {
  await outbox.count()
  return outbox.state()
}
const rows = () => world.database.connection.select().from(outboxMails)

/** A mail server that accepts nothing and refuses nothing. */
const silent: Mailer = { send: () => new Promise<void>(() => undefined), close: () => undefined }
const openSilent = () =>
  openOutbox({
    mailer: silent,
    database: world.database,
    seal: sealOf([secret]),
    now: () => noon,
    onGivenUp: () => expect.unreachable(),
    onFailure: () => expect.unreachable(),
  })

describe('a mail', () => {
  it('is sent after the commit of its event, and leaves no row', async () => {
    const { outbox, sent } = openProcess()
    await world.database.transaction((tx) => outbox.store(tx, [letter]))
    expect(sent).toEqual([])
    await outbox.sendDue()
    expect(sent).toEqual([letter])
    expect(await rows()).toEqual([])
  })

  it('is not sent if its event is rolled back', async () => {
    const { outbox, sent } = openProcess()
    const failing = world.database.transaction(async (tx) => {
      await outbox.store(tx, [letter])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await outbox.sendDue()
    expect(sent).toEqual([])
  })

  it('arrives with its attachments as they were', async () => {
    const { outbox, sent, store } = openProcess()
    const content = new Uint8Array([0, 255, 13, 10, 46])
    const attachments = [{ name: 'Plan.pdf', contentType: 'application/pdf', content }]
    await store({ ...letter, replyTo: 'ada@tenants.example', attachments })
    await outbox.sendDue()
    expect(sent).toMatchObject([
      { replyTo: 'ada@tenants.example', attachments: [{ name: 'Plan.pdf' }] },
    ])
    expect(new Uint8Array(sent[0]?.attachments?.[0]?.content ?? [])).toEqual(content)
  })

  it('is sent once for its key, also after the first was sent', async () => {
    const { outbox, sent, store } = openProcess()
    const reminder = { ...letter, key: 'reminder:1:nia' }
    await store(reminder, reminder)
    await store(reminder, { ...letter, key: 'reminder:2:nia' })
    await outbox.sendDue()
    await store(reminder)
    await outbox.sendDue()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([reminder.key, 'reminder:2:nia']))
  })

  it('is stored with as many others as an event has people', async () => {
    const { outbox, store } = openProcess()
    await store(...Array.from({ length: 14_000 }, () => letter))
    expect((await counted(outbox)).waiting).toBe(14_000)
  })

  it('that is a decoy is stored like any other, and never sent', async () => {
    const { ids, outbox, store } = openProcess()
    await store({ ...letter, isDecoy: true })
    expect(await rows()).toHaveLength(1)
    await outbox.sendDue()
    expect(ids).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('a mail that is refused', () => {
  it('is tried again after growing pauses, as the same mail', async () => {
    const { ids, outbox, pass, sent, store } = openProcess({
      refusals: [later(), later(), later()],
    })
    await store(letter)
    await outbox.sendDue()
    for (const [pause, tries] of [
      [4999, 1],
      [1, 2],
      [29_999, 2],
      [1, 3],
      [2 * minute, 4],
    ] as const) {
      await pass(pause)
      expect(ids).toHaveLength(tries)
    }
    expect(new Set(ids).size).toBe(1)
    expect(sent).toEqual([letter])
    expect(outbox.state().counts).toEqual({ sent: 1, retried: 3, given_up: 0 })
  })

  it('is given up after a day, stays, and is reported without its recipient', async () => {
    const refusals = Array.from({ length: 100 }, later)
    const { log, outbox, pass, sent, store } = openProcess({ refusals })
    await store(letter)
    for (let hours = 0; hours < 25; hours += 0.5) await pass(30 * minute)
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ dueAt: null, error: 'later' }])
    expect(outbox.state().counts.given_up).toBe(1)
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('mail given up')
    expect(log[0]).not.toMatch(/\bnia\b|tenants|\b1234\b/)
  })

  it('for good is given up at once', async () => {
    const { ids, outbox, pass, store } = openProcess({ refusals: [never()] })
    await store(letter)
    await outbox.sendDue()
    await pass(30 * minute)
    expect(ids).toHaveLength(1)
    expect(await counted(outbox)).toMatchObject({ waiting: 0, givenUp: 1, oldestSeconds: 0 })
  })
})

describe('the mails of several processes', () => {
  it('are each sent once', async () => {
    const processes = [openProcess(), openProcess(), openProcess()]
    const all = Array.from({ length: 300 }, (_, n) => `${n}@tenants.example`)
    await processes[0]?.store(...all.map((to) => ({ ...letter, to })))
    await Promise.all(processes.map(({ outbox }) => outbox.sendDue()))
    const received = processes.flatMap(({ sent }) => sent.map(({ to }) => to))
    expect(received).toHaveLength(all.length)
    expect(new Set(received)).toEqual(new Set(all))
  })

  it('are sent by another one if theirs dies in the middle, but not before', async () => {
    const dying = openSilent()
    await dying.store(world.database.connection, [letter])
    void dying.sendDue()
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1)
    const other = openProcess()
    await other.pass(attemptMs - 1)
    expect(other.sent).toEqual([])
    await other.pass(1)
    expect(other.sent).toEqual([letter])
  })
})

describe('what the database stores of a mail', () => {
  it('cannot be read without the secret of the server', async () => {
    const { store } = openProcess()
    await store({ ...letter, code: '1234' })
    const [row] = await rows()
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toMatch(/1234|nia|code/)
    expect(JSON.stringify({ ...row, sealed: null })).not.toMatch(/\b1234\b|\bnia\b|tenants/)
  })

  it('is opened by an earlier secret after a rotation; without it, it is given up in the end', async () => {
    const fresh = new TextEncoder().encode('a new secret of the tests, also 32 bytes')
    await openProcess().store(letter)
    const stranger = openProcess({ secrets: [fresh] })
    await stranger.outbox.sendDue()
    expect(stranger.sent).toEqual([])
    expect(await rows()).toMatchObject([{ error: expect.stringContaining('no longer known') }])
    const rotated = openProcess({ secrets: [fresh, secret] })
    await rotated.pass(minute)
    expect(rotated.sent).toEqual([letter])
  })
})

it('closes within its time; what a silent mail server has not accepted stays stored', async () => {
  const outbox = openSilent()
  await outbox.store(world.database.connection, [letter, letter])
  await outbox.close(20)
  expect(await counted(outbox)).toMatchObject({ waiting: 2, counts: { sent: 0 } })
})

it('shows how long the oldest mail has waited', async () => {
  const { clock, outbox, store } = openProcess({ refusals: [later()] })
  await store(letter)
  clock.now = new Date(noon.getTime() + 90_000)
  await store(letter)
  expect(await counted(outbox)).toMatchObject({ waiting: 2, oldestSeconds: 90 })
})
