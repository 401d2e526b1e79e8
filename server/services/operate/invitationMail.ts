import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '../../ports/mail'
import { withoutLinks } from '../platform/withoutLinks'
import { invitationMessages } from './invitationMessages'

type Letter = {
  to: string
  building: string
  brand: string
  /** The address of the sign-in page; null if no address of ours is known. */
  url: string | null
  locale: SpokenLocale
}

/** The mail that invites a person into a building, in the language of the person who invites. */
export function invitationMail({ to, building, brand, url, locale }: Letter): Mail {
  const messages = invitationMessages[locale]
  const name = withoutLinks(building)
  const link = url === null ? [] : [messages.open, url]
  const text = [messages.invited(name, brand), ...link, brand]
  return { to, subject: messages.subject(name), text: `${text.join('\n\n')}\n` }
}
