import { openOutbox } from '@server/adapters/mail/outbox'
import { checkOutbox } from '@server/doctor/checkOutbox'
import type { Mail, Mailer } from '@server/ports/mail'
import { sealOf } from '@server/services/auth/seal'
import { expect, it } from 'vitest'
import { withWorld } from '../withWorld'
import { secret } from '../world'

const world = withWorld()
const letter = { to: 'nia@tenants.example', subject: 'Tomorrow', text: 'Your booking' }

/** Sends these mails by a mail server that refuses them with this error. */
async function send(error: Error, ...mails: Mail[]) {
  const mailer: Mailer = { send: () => Promise.reject(error), close: () => undefined }
  const outbox = openOutbox({
    mailer,
    database: world.database,
    seal: sealOf([secret]),
    now: () => world.clock.now,
    onGivenUp: () => undefined,
    onFailure: () => expect.unreachable(),
  })
  await outbox.store(world.database.connection, mails)
  await outbox.sendDue()
}
async function check(minutes = 0) {
  const now = new Date(world.clock.now.getTime() + minutes * 60_000)
  const findings = await checkOutbox(world.database.connection, now)
  return findings.map(({ state, text }) => `${state}: ${text}`)
}

it('is fine while nothing waits for long', async () => {
  expect(await check()).toEqual(['ok: 0 waiting, none given up'])
  await send(new Error('busy'), letter)
  expect(await check(15)).toEqual(['ok: 1 waiting, none given up'])
})

it('names how long the oldest mail has waited', async () => {
  await send(new Error('busy'), letter, letter)
  expect(await check(40)).toEqual([
    'warning: 2 waiting, the oldest for 40 minutes. Is a server running?',
  ])
})

it('names what was given up and why, without the recipient', async () => {
  const refused = Object.assign(new Error('550 No mailbox for nia@tenants.example'), {
    responseCode: 550,
  })
  await send(refused, letter)
  const [finding] = await check()
  expect(finding).toMatch(/^warning: 1 given up in the last thirty days.* No mailbox for/)
  expect(finding).not.toContain('nia')
})
