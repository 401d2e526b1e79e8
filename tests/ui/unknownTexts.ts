import { i18n } from '@lingui/core'

/** Visible texts that are in no catalogue: other languages would show them in English or empty. */
const unknownTexts = new Set<string>()
i18n.on('missing', ({ locale, id }) => unknownTexts.add(`${locale}: ${id}`))

/** Fails if a text that is in no catalogue was shown since the last call. */
export function expectKnownTexts(): void {
  const unknown = [...unknownTexts].join(', ')
  unknownTexts.clear()
  if (unknown !== '') throw new Error(`Texts that no catalogue has were shown: ${unknown}`)
}
