import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '../../ports/mail'
import { withoutLinks } from '../platform/withoutLinks'
import type { AddressChange } from './address/addressChange'
import { confirmationMessages } from './confirmationMessages'

type Sender = { brand: string; locale: SpokenLocale }

const letter = (to: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: `${lines.join('\n\n')}\n`,
})

/** Asks an address of a domain whether the domain is the company's. */
export function domainMail({
  to,
  domain,
  building,
  url,
  brand,
  locale,
}: Sender & { to: string; domain: string; building: string; url: string }): Mail {
  const { domain: texts, open } = confirmationMessages[locale]
  return letter(to, texts.subject(domain), [
    texts.mail(domain, withoutLinks(building)),
    open,
    url,
    brand,
  ])
}

/** Asks the next mailbox of an account, and tells the present one. */
export function addressMails(
  { from, to }: AddressChange,
  { brand, locale, url }: Sender & { url: string },
): Mail[] {
  const { address, open } = confirmationMessages[locale]
  return [
    letter(to, address.subject, [address.mail(brand), open, url, brand]),
    letter(from, address.noticeSubject, [address.notice(brand, to), brand]),
  ]
}

/** To the earlier mailbox, once the account has the next address. */
export function addressChangedMail({ from, to }: AddressChange, { brand, locale }: Sender): Mail {
  const { address } = confirmationMessages[locale]
  return letter(from, address.noticeSubject, [address.changed(brand, to), brand])
}
