import { type SpokenLocale, tagOf } from '@contract/locales'
import type { Mail } from '../../ports/mail'
import { withoutLinks } from '../platform/withoutLinks'
import { letterMessages } from './letterMessages'
import type { VisitorRow } from './visitors'

type Place = { name: string; address1: string | null; timezone: string }
type Letter = { row: VisitorRow; building: Place; brand: string; locale: SpokenLocale } & (
  | { tells: 'invited'; code: string }
  | { tells: 'cancelled' }
)

/**
 * The mail to a visitor. The only text that the host has entered is their name, in quotation marks: the note is for the
 * desk, so an invitation cannot carry the host's text to an outsider.
 */
export function visitorLetter(letter: Letter): Mail {
  const { row, building, brand, locale, tells } = letter
  const texts = letterMessages[locale]
  const at = new Intl.DateTimeFormat(tagOf(locale), {
    timeZone: building.timezone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(row.expectedAt)
  const host = row.hostName === '' ? brand : `“${withoutLinks(row.hostName)}”`
  const name = withoutLinks(building.name)
  const says = texts.says[tells]({ host, building: name })
  const where = building.address1 === null ? [at] : [at, withoutLinks(building.address1)]
  const code = letter.tells === 'invited' ? letter.code : null
  const text = [
    says,
    where.join('\n'),
    ...(code === null ? [] : [texts.code, code]),
    texts.why,
    brand,
  ]
  return {
    to: row.email,
    subject: texts.subject[tells](name),
    text: `${text.join('\n\n')}\n`,
    ...(code !== null && { code }),
  }
}
