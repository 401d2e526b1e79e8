import { readEnvironment } from '@server/environment'
import { openMailer } from '@server/openMail'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { codeCalls, signUpBody } from '../codeCalls'
import { withWorld } from '../withWorld'

const letter = { to: 'nia@tenants.example', subject: 'Your code', text: 'It is\n\n1234\n' }

/** A real mail server that stores what it accepts. */
async function openMailServer() {
  const taken: { to: string[]; from: string; raw: string; user: unknown }[] = []
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
        taken.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          raw: Buffer.concat(parts).toString('utf8'),
          user,
        })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    taken,
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
    const { mailer, inbox } = openMailer(
      environment({ SMTP_URL: server.url, MAIL_FROM: from }),
      demo,
      now,
    )
    const subject = 'Ihr Code für „Kontorhaus“ – żółć'
    await mailer.send({ ...letter, subject, text: 'Grüße\n\n1234\n\nné\n', code: '1234' }, 'abc')
    mailer.close()
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
    expect(read.messageId).toBe('<abc@portico.example>')
  })

  it('has files and a reply address, whose names cannot inject headers', async () => {
    const server = await openMailServer()
    const { mailer } = openMailer(environment({ SMTP_URL: server.url, MAIL_FROM: from }), demo, now)
    const content = new Uint8Array([0, 255, 13, 10, 46, 13, 10])
    const hostile = {
      ...letter,
      subject: 'One\r\nBcc: everybody@tenants.example',
      replyTo: 'ada@tenants.example, x@y.example',
      attachments: [{ name: 'Plan "ä".pdf\r\nX-Evil: 1', contentType: 'application/pdf', content }],
    }
    await mailer.send(hostile, 'abc')
    mailer.close()
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

  it.each([
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: from }, /SMTP_URL is wrong/],
    [{ MAIL_FROM: 'nobody' }, /MAIL_FROM is wrong/],
    [{ MAIL_FROM: 'A <a@b.example>\r\nBcc: x@y.example' }, /MAIL_FROM is wrong/],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, /set MAIL_FROM/],
    [{ DEMO: 'false' }, /set SMTP_URL/],
  ])('is refused with one sentence if it is misconfigured: %j', (given, sentence) => {
    const open = () => {
      const read = environment(given)
      return openMailer(read, read.demo ? demo : null, now)
    }
    expect(open).toThrow(sentence)
    expect(open).toThrow(/^[^\n]+\.$/)
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
