import type { Mail } from '../../ports/mail'
import type { Purpose } from './codeRules'
import { codeTexts, defaultTexts } from './mailTexts'

type Letter = { to: string; code: string; purpose: Purpose; brand: string; locale: string }

/** The mail that brings a code, in the reader's language. The code has a line to itself. */
export function codeMail({ to, code, purpose, brand, locale }: Letter): Mail {
  const texts = codeTexts[locale] ?? defaultTexts
  const text = [texts.ask[purpose](brand), code, texts.holds, texts.otherwise, brand]
  return { to, code, subject: texts.subject[purpose](brand), text: `${text.join('\n\n')}\n` }
}
