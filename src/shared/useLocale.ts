import { type Locale, tagOf } from '@contract/locales'
import { useLingui } from '@lingui/react'

/** The locale of the page's texts in the form that `Intl` expects: `de-DE`. */
export function useLocale(): string {
  // From the context: a subscription of its own in each of many tiles would cost memory and time.
  return tagOf(useLingui().i18n.locale as Locale)
}
