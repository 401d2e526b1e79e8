import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '../../../ports/mail'
import { withoutLinks } from '../../platform/withoutLinks'
import { answered } from './answered'
import { approved } from './approved'
import { arrived } from './arrived'
import { assigned, replied } from './assigneeLetters'
import { attendeeAdded, attendeeRemoved } from './attendeeLetters'
import {
  bookingApproved,
  bookingCancelled,
  bookingDenied,
  bookingMade,
  bookingMoved,
} from './bookingLetters'
import { eventCancelled, eventMoved, eventRestored } from './eventLetters'
import { granted } from './granted'
import { invited } from './invited'
import { asked, finished, taken } from './requestLetters'
import { waiting } from './waiting'

/**
 * Invited into a building; approved there after a sign-up; a sign-up waits there for the reader's decision; granted a
 * role in the console; a request was answered, asked about, taken on or done; one was assigned to the
 * reader, or its tenant has replied; a booking was approved, denied, cancelled, moved or made; the
 * building has put the reader on the list of an event or a deal, or taken them off it; an event that the reader
 * attends has moved, takes place after all, or is called off; a visitor has arrived.
 */
const letters = {
  invited,
  approved,
  waiting,
  granted,
  answered,
  asked,
  taken,
  finished,
  assigned,
  replied,
  bookingApproved,
  bookingDenied,
  bookingCancelled,
  attendeeAdded,
  attendeeRemoved,
  eventMoved,
  eventRestored,
  eventCancelled,
  bookingMoved,
  bookingMade,
  arrived,
}

/** They quote what a tenant or a visitor has typed; the others quote the building's own people, who may name an address. */
const quotesTenants: readonly (keyof typeof letters)[] = ['assigned', 'replied', 'arrived']

type Letter = {
  to: string
  place: string
  brand: string
  /** The address to open; null if no address of ours is known. */
  url: string | null
  locale: SpokenLocale
  /** What the letter quotes, paragraph by paragraph. */
  quoted?: readonly string[]
  attachments?: Mail['attachments']
}

export function letterMail(
  kind: keyof typeof letters,
  { to, place, brand, url, locale, quoted = [], attachments }: Letter,
): Mail {
  const messages = letters[kind][locale]
  const name = withoutLinks(place)
  const link = url === null ? [] : [messages.open, url]
  const lines = quotesTenants.includes(kind)
    ? quoted.flatMap((each) => each.split('\n').map(withoutLinks))
    : quoted
  const text = [messages.text(name, brand), ...lines, ...link, brand]
  return {
    to,
    subject: messages.subject(name),
    text: `${text.join('\n\n')}\n`,
    ...(attachments && { attachments }),
  }
}
