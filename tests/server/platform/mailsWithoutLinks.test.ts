import { readdirSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '@server/ports/mail'
import { codeMail } from '@server/services/auth/codes/codeMail'
import {
  addressChangedMail,
  addressMails,
  domainMail,
} from '@server/services/auth/confirmationMails'
import { confirmationMessages } from '@server/services/auth/confirmationMessages'
import { letterMail } from '@server/services/operate/letters/letterMail'
import { FormFile } from '@server/services/platform/files/formFile'
import { withoutLinks } from '@server/services/platform/withoutLinks'
import type { CheckedAttachment } from '@server/services/support/attachments'
import { helpDeskMail } from '@server/services/support/helpDeskMail'
import { visitorLetter } from '@server/services/visitors/visitorLetter'
import { parse } from 'tldts'
import { describe, expect, it } from 'vitest'

const brand = 'Portico'
const url = 'https://portico.example/open'
const to = 'grace@visitor.example'
const now = new Date('2031-03-05T19:30:00Z')

type Written = { typed: string; locale: SpokenLocale }

const aVisit = (typed: string) => ({
  uuid: 'u',
  locator: 'l',
  buildingUuid: 'b',
  invitedBy: 1,
  email: to,
  note: typed,
  firstName: typed,
  lastName: typed,
  company: typed,
  hostName: typed,
  invitedAt: now,
  expectedAt: now,
  validFrom: now,
  validUntil: now,
  cancelledAt: null,
  checkedInAt: null,
  checkedInBy: null,
  leftAt: null,
})
const visit = ({ typed, locale }: Written) => {
  const building = { name: typed, address1: typed, timezone: 'UTC' }
  const letter = { row: aVisit(typed), building, brand, locale }
  return [
    visitorLetter({ ...letter, tells: 'invited', code: '4G13' }),
    visitorLetter({ ...letter, tells: 'cancelled' }),
  ]
}

const change = { uuid: 'u', from: 'a@visitor.example', to, locale: null }
const request = (typed: string) => ({
  uuid: 'u',
  reference: 'PR-1',
  userId: 1,
  buildingUuid: 'b',
  createdAt: now,
  name: typed,
  emailAddress: to,
  issueType: typed,
  subject: typed,
  description: typed,
  about: { device: typed },
})
const attachment = (name: string): CheckedAttachment => {
  const file = new FormFile('/dev/null', 0, name, 'text/plain')
  return { name, contentType: 'text/plain', file, active: null }
}

/** Each function that builds a mail, with what people have typed at every place where it accepts that. */
const mails: Record<string, (written: Written) => Mail[] | Promise<Mail[]>> = {
  visitorLetter: visit,
  letterMail: ({ typed, locale }) =>
    (['invited', 'approved', 'waiting', 'granted', 'assigned', 'replied'] as const).map((kind) => {
      const quotes = kind === 'assigned' || kind === 'replied'
      const quoted = quotes ? [typed, `${typed}\n${typed}`] : []
      return letterMail(kind, { to, place: typed, brand, url, locale, quoted })
    }),
  domainMail: ({ typed, locale }) => [
    domainMail({ to, domain: 'visitor.example', building: typed, url, brand, locale }),
  ],
  addressMails: ({ locale }) => addressMails(change, { brand, locale, url }),
  addressChangedMail: ({ locale }) => [addressChangedMail(change, { brand, locale })],
  codeMail: ({ locale }) => [
    codeMail({ to, code: '1234', purpose: 'confirm', brand, locale }),
    codeMail({ to, code: '1234', purpose: 'password', link: url, brand, locale }),
  ],
  helpDeskMail: async ({ typed }) => [
    await helpDeskMail(request(typed), [attachment(typed)], {
      to,
      accountEmail: to,
      buildingName: typed,
      brand,
    }),
  ],
}

const hostile = [
  'Your parcel https://evil.com/x',
  'HTTP://user:pass@evil.com:80/x?y=evil.org',
  'www.evil.com',
  'evil.com',
  'Call evil.co.uk now',
  'a@evil.com',
  'mailto:a@evil.com',
  'evil。com',
  'ｗｗｗ．evil．ｃｏｍ',
  'ｈｔｔｐｓ：／／evil．com',
  'e\u00ADvil.\u200Bcom',
  'evil.\u200Dcom',
  'ht\u2060tps:/\u2060/evil.com',
  'evil.москва',
  'xn--e1afmkfd.xn--p1ai',
  'https://192.0.2.7/x',
  '192.0.2.7',
  'bit.ly/2Fa',
  'file:\\\\evil\\share',
  'tel:112',
]

/** What a mail client finds in a text: schemes, network paths, and names in a domain of the public list. */
function linksIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
  return plain.split(/[\s“”"<>()/@]+/u).flatMap((word) => {
    const host = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const isHost = host.includes('.') && (parse(host).isIcann === true || isIP(host) !== 0)
    return isHost || /^(?:www\.|\p{L}{2,}:)./iu.test(word) || word.includes('\\\\') ? [word] : []
  })
}

const ours = [url, to, change.from, 'visitor.example']
const withoutOurs = (text: string) => ours.reduce((left, each) => left.replaceAll(each, ' '), text)

describe.each(Object.keys(mails))('the mails of %s', (name) => {
  it.each(hostile)('make no link of %j', async (typed) => {
    expect(linksIn(`at ${typed}.`)).not.toEqual([])
    for (const locale of Object.keys(confirmationMessages) as SpokenLocale[]) {
      const written = (await mails[name]?.({ typed, locale })) ?? []
      const plain = (await mails[name]?.({ typed: 'Ada', locale })) ?? []
      expect(written).toHaveLength(plain.length)
      for (const [at, { subject, text }] of written.entries()) {
        expect(linksIn(withoutOurs(`${subject}\n${text}`))).toEqual([])
        expect(text.split('\n')).toHaveLength(plain[at]?.text.split('\n').length ?? 0)
        expect(subject).not.toContain('\n')
      }
    }
  })
})

it('are all of the server', () => {
  const folder = 'server/services'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))
  const builders = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /export (?:async )?function (\w+)\([^{]*?(?:\{[^{}]*\}[^{]*?)*\): (?:Promise<)?Mail\b/g,
      ),
    ].map(([, name = '']) => name),
  )
  expect(new Set(builders)).toEqual(new Set(Object.keys(mails)))
})

it.each([
  ['Mary St.Clair', 'Mary St. Clair'],
  ['Dr.med. Eva Lang', 'Dr. med. Eva Lang'],
  ['Müller, M.Sc.', 'Müller, M. Sc.'],
  ['Kumar A/L Raman', 'Kumar A/L Raman'],
  ['Anna S:t Cyr', 'Anna S:t Cyr'],
  ['Release 3.5.0, from 10:30 …', 'Release 3.5.0, from 10:30 …'],
  [
    'Your parcel waits.\n\nOpen https://evil.example/',
    'Your parcel waits. Open https: //evil. example/',
  ],
])('a letter has %j as %j', (typed, written) => {
  expect(withoutLinks(typed)).toBe(written)
})
