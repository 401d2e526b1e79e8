import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '../../../ports/mail'
import { codeMessages } from './mailMessages'

type Letter = { to: string; code: string; brand: string; locale: SpokenLocale } & (
  | { purpose: 'confirm' }
  /** `link` does what the code does; null where no address of ours is known. */
  | { purpose: 'password'; link: string | null }
)

/** The mail that brings a code, in the reader's language. The code has a line to itself, and so has a link. */
export function codeMail(letter: Letter): Mail {
  const { to, code, purpose, brand, locale } = letter
  const texts = codeMessages[locale]
  const isLinked = letter.purpose === 'password' && letter.link !== null
  const link = isLinked ? [texts.orOpen, letter.link] : []
  const text = [texts.request[purpose](brand), code, ...link, texts.holds, texts.otherwise, brand]
  return { to, code, subject: texts.subject[purpose](brand), text: `${text.join('\n\n')}\n` }
}
