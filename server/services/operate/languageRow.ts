import { toLocale } from '@contract/locales'
import type { BuildingLanguage } from '../../db/schema'

/** The row of a building's language (`de_DE`), with its own name for itself. */
export function languageRow(code: string, priority: number): BuildingLanguage {
  const locale = toLocale(code) ?? 'en-us'
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? code
  return { code, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1), priority }
}
