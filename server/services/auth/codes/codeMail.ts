import type { SpokenLocale } from '@contract/locales'
import type { Mail } from '../../../ports/mail'
import { codeMessages } from './mailMessages'

type Letter = { to: string; code: string; brand: string; locale: SpokenLocale } & (
  | { purpose: 'confirm' }
  /** The `link` does what the code does; null if no address of ours is known. */
  | { purpose: 'password'; link: string | null }
)

/** The mail with a code, in the reader's language. The code and the link are each on a line of their own. */
export function codeMail(letter: Letter): Mail {
  const { to, code, purpose, brand, locale } = letter
  const texts = codeMessages[locale]
  const isLinked = letter.purpose === 'password' && letter.link !== null
  const link = isLinked ? [texts.orOpen, letter.link] : []
  const text = [texts.request[purpose](brand), code, ...link, texts.holds, texts.otherwise, brand]
  return { to, code, subject: texts.subject[purpose](brand), text: `${text.join('\n\n')}\n` }
}
