import { type Lost, outboxOf } from '@server/adapters/mail/outbox'
import { smtpMailer } from '@server/adapters/mail/smtp'
import { readEnvironment } from '@server/environment'
import { createLog } from '@server/log'
import { openMail } from '@server/openMail'
import type { Mail, Mailer } from '@server/ports/mail'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { codeCalls, signUpBody } from '../codeCalls'
import { withWorld } from '../withWorld'

const letter = { to: 'nia@tenants.example', subject: 'Your code', text: 'It is\n\n1234\n' }

/** A real mail server that stores what it accepts. `answers` are the codes of its first refusals. */
async function openMailServer(answers: number[] = []) {
  const taken: { to: string[]; from: string; raw: string; user: unknown }[] = []
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === 'pass word'
        ? done(null, { user: username ?? '' })
        : done(new Error('wrong password')),
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const responseCode = answers.shift()
        if (responseCode !== undefined) return done(Object.assign(new Error(), { responseCode }))
        taken.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          raw: Buffer.concat(parts).toString('utf8'),
          user,
        })
        arrive()
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    taken,
    /** Resolves after the first accepted mail. */
    arrived,
    url: `smtp://portico:pass%20word@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}

const from = 'Portico <mail@portico.example>'
/** It has its own inbox, which a configured mail server replaces. */
const demo = { openInbox: () => expect.unreachable() }
const environment = (given: Record<string, string>) => readEnvironment({ DEMO: 'true', ...given })
const now = () => new Date()

describe('mail by SMTP', () => {
  it('arrives as written, signed in and from the configured sender', async () => {
    const server = await openMailServer()
    const { mail, inbox } = openMail(
      environment({ SMTP_URL: server.url, MAIL_FROM: from }),
      createLog('silent'),
      demo,
      now,
    )
    const subject = 'Ihr Code für „Kontorhaus“ – żółć'
    mail.post({ ...letter, subject, text: 'Grüße\n\n1234\n\nné\n', code: '1234' })
    await mail.drain(5000)
    await server.close()
    expect(inbox).toBeNull()
    expect(server.taken).toHaveLength(1)
    const [taken] = server.taken
    expect(taken).toMatchObject({ to: [letter.to], from: 'mail@portico.example', user: 'portico' })
    const read = await PostalMime.parse(taken?.raw ?? '')
    expect(read.subject).toBe(subject)
    expect(read.from).toMatchObject({ address: 'mail@portico.example', name: 'Portico' })
    expect(read.to).toMatchObject([{ address: letter.to }])
    expect(read.text?.trim().split('\n')).toEqual(['Grüße', '', '1234', '', 'né'])
    expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('has files and a reply address, whose names cannot inject headers', async () => {
    const server = await openMailServer()
    const { mail } = openMail(
      environment({ SMTP_URL: server.url, MAIL_FROM: from }),
      createLog('silent'),
      demo,
      now,
    )
    const content = new Uint8Array([0, 255, 13, 10, 46, 13, 10])
    mail.post({
      ...letter,
      subject: 'One\r\nBcc: everybody@tenants.example',
      replyTo: 'ada@tenants.example, x@y.example',
      attachments: [{ name: 'Plan "ä".pdf\r\nX-Evil: 1', contentType: 'application/pdf', content }],
    })
    await mail.drain(5000)
    await server.close()
    const [taken] = server.taken
    expect(taken?.to).toEqual([letter.to])
    const read = await PostalMime.parse(taken?.raw ?? '')
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(read.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(read.replyTo).toHaveLength(1)
    expect(read.attachments).toHaveLength(1)
    expect(read.attachments[0]?.mimeType).toBe('application/pdf')
    expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(content)
  })

  it('is retried until the server accepts it', async () => {
    const server = await openMailServer([451, 421])
    const lost: Lost[] = []
    const mail = outboxOf(smtpMailer(server.url, from), (what) => lost.push(what), {
      pausesMs: [1, 1],
    })
    mail.post(letter)
    await server.arrived
    await mail.drain(5000)
    expect(lost).toEqual([])
    expect(server.taken).toHaveLength(1)
    await server.close()
  })

  it('is not retried after a permanent refusal; the log names no user', async () => {
    const server = await openMailServer([550])
    const log: string[] = []
    const { mail } = openMail(
      environment({ SMTP_URL: server.url, MAIL_FROM: from }),
      createLog('info', { write: (line: string) => void log.push(line) }),
      demo,
      now,
    )
    mail.post(letter)
    await mail.drain(5000)
    await server.close()
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('mail given up')
    expect(log[0]).not.toMatch(/\bnia\b|tenants|\b1234\b/)
  })

  it.each([
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: from }, /SMTP_URL is wrong/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM is wrong/],
    [{ MAIL_FROM: 'A <a@b.example>\r\nBcc: x@y.example' }, /MAIL_FROM is wrong/],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, /set MAIL_FROM/],
    [{ DEMO: 'false' }, /set SMTP_URL/],
  ])('is refused with one sentence if it is misconfigured: %j', (given, sentence) => {
    const open = () => {
      const read = environment(given)
      return openMail(read, createLog('silent'), read.demo ? demo : null, now)
    }
    expect(open).toThrow(sentence)
    expect(open).toThrow(/^[^\n]+\.$/)
  })
})

describe('the outbox', () => {
  /** A mail server that fails this often; `settled` resolves after this many attempts. */
  function flaky(failures: number, attempts: number) {
    const sent: Mail[] = []
    let tries = 0
    let settle: () => void = () => undefined
    const settled = new Promise<void>((resolve) => {
      settle = resolve
    })
    const mailer: Mailer = {
      send: (mail) => {
        tries += 1
        if (tries === attempts) setImmediate(settle)
        if (tries <= failures) return Promise.reject(new Error('down'))
        sent.push(mail)
        return Promise.resolve()
      },
      close: () => undefined,
    }
    return { mailer, sent, settled }
  }

  it('retries after each delay', async () => {
    const { mailer, sent, settled } = flaky(3, 4)
    const lost: Lost[] = []
    outboxOf(mailer, (what) => lost.push(what), { pausesMs: [1, 2, 3] }).post(letter)
    await settled
    expect(sent).toEqual([letter])
    expect(lost).toEqual([])
  })

  it('gives up after the last delay, and logs it once', async () => {
    const { mailer, sent, settled } = flaky(9, 3)
    const lost: Lost[] = []
    outboxOf(mailer, (what) => lost.push(what), { pausesMs: [1, 2] }).post(letter)
    await settled
    expect(sent).toEqual([])
    expect(lost).toMatchObject([{ tries: 3 }])
  })

  it('delivers after the caller has returned', () => {
    const { mailer, sent } = flaky(0, 1)
    outboxOf(mailer, () => undefined).post(letter)
    expect(sent).toEqual([])
  })

  it('retries waiting mail once more when it is drained', async () => {
    const { mailer, sent, settled } = flaky(1, 1)
    const outbox = outboxOf(mailer, () => undefined, { pausesMs: [3_600_000] })
    outbox.post(letter)
    await settled
    expect(sent).toEqual([])
    await outbox.drain(5000)
    expect(sent).toEqual([letter])
  })

  it('waits for an unresponsive server within its limit when it is drained', async () => {
    const lost: Lost[] = []
    const hanging = { send: () => new Promise<void>(() => undefined), close: () => undefined }
    const outbox = outboxOf(hanging, (what) => lost.push(what))
    outbox.post(letter)
    await outbox.drain(20)
    expect(lost).toEqual([{ tries: 0 }])
  })

  it('holds a limited number', async () => {
    const lost: Lost[] = []
    const { mailer, sent } = flaky(0, 1)
    const outbox = outboxOf(mailer, (what) => lost.push(what), { max: 2 })
    for (let n = 0; n < 3; n += 1) outbox.post(letter)
    await outbox.drain(1000)
    expect(sent).toHaveLength(2)
    expect(lost).toHaveLength(1)
  })
})

describe('attachments in the outbox', () => {
  it('wait up to a limit; further mails are sent without theirs', async () => {
    const sent: Mail[] = []
    const mailer: Mailer = {
      send: (mail) => {
        sent.push(mail)
        return Promise.resolve()
      },
      close: () => undefined,
    }
    const outbox = outboxOf(mailer, () => undefined, { maxAttached: 10 })
    const attachments = [
      { name: 'a.pdf', contentType: 'application/pdf', content: new Uint8Array(6) },
    ]
    outbox.post({ ...letter, attachments })
    outbox.post({ ...letter, attachments })
    await outbox.drain(1000)
    expect(sent).toEqual([{ ...letter, attachments }, letter])
    // A sent mail no longer counts.
    outbox.post({ ...letter, attachments })
    await outbox.drain(1000)
    expect(sent[2]).toEqual({ ...letter, attachments })
  })
})

describe('a mail with a code', () => {
  const world = withWorld()
  const calls = codeCalls(world)
  beforeEach(async () => {
    await aBuilding(world, tower)
    await registerDomain(world, 'tenants.example', tower)
    await aPerson(world, { in: tower, email: ada })
  })

  const tower = { uuid: crypto.randomUUID() }
  const ada = 'ada@tenants.example'
  const languages: [string, RegExp, RegExp][] = [
    ['en-GB,en;q=0.9', /^Your code for a new password at Portico$/, /24 hours/],
    ['de-DE', /^Ihr Code für ein neues Passwort/, /24 Stunden/],
    ['es', /contraseña/, /24 horas/],
    ['fr-CA', /mot de passe/, /courriel/],
    ['fr-FR', /mot de passe/, /message/],
    ['it', /password/, /24 ore/],
    ['nb-NO', /passord/, /24 timer/],
    ['nl', /wachtwoord/, /24 uur/],
    ['pl', /hasła/, /24 godziny/],
    ['pt-PT', /palavra-passe/, /24 horas/],
    ['xx, tlh;q=0.5', /^Your code for a new password/, /24 hours/],
  ]

  it.each(languages)('is written in %s', async (language, subject, holds) => {
    await calls.sendReset(ada, { headers: { 'accept-language': language } })
    const [mail] = await world.mails(ada)
    expect(mail?.subject).toMatch(subject)
    expect(mail?.text).toMatch(holds)
    expect(mail?.text.split('\n')).toContain(mail?.code)
  })

  it("names the host's brand, and states its purpose", async () => {
    const nia = 'nia@tenants.example'
    await calls.register(signUpBody(tower, nia), { host: 'lease.localhost' })
    const [mail] = await world.mails(nia)
    expect(mail?.subject).toBe('Your code for Leaseline')
    expect(mail?.text).toMatch(/^Welcome to Leaseline\. This code confirms/)
    expect(mail?.text).toMatch(/ignore this email/)
  })
})
