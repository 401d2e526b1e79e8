import type { SpokenLocale } from '@contract/locales'

/** The texts of a mail about a place: a building, a portfolio, a company or the whole deployment. */
export type LetterMessages = {
  subject: (place: string) => string
  text: (place: string, brand: string) => string
  /** The line above the address to open. */
  open: string
}

type Letters = Record<SpokenLocale, LetterMessages>
type Texts = Pick<LetterMessages, 'subject' | 'text'>
type OtherTexts = Record<Exclude<SpokenLocale, 'en-us' | 'en-gb' | 'fr-ca' | 'fr-fr'>, Texts>

/** The letters of one kind that lead to the same place; English and French have one text each. */
export const lettersTo =
  (open: Readonly<Record<SpokenLocale, string>>) =>
  ({ en, fr, ...others }: Record<'en' | 'fr', Texts> & OtherTexts): Letters => {
    const texts = { 'en-us': en, 'en-gb': en, 'fr-ca': fr, 'fr-fr': fr, ...others }
    return Object.fromEntries(
      Object.entries(texts).map(([locale, each]) => [
        locale,
        { ...each, open: open[locale as SpokenLocale] },
      ]),
    ) as Letters
  }
