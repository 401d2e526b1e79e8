import type { ContentCategory, ContentItem, UtilityButton } from '@contract/content'
import type { Displayed } from '@rules/content/lifeCycle'
import type { utilityButtons } from '../../db/schema'
import { takesClaims, takesRsvp } from '../content/callToAction'
import { type ContentRow, itemOf } from '../content/contentReply'
import { translationOf } from '../tenancy/translate'
import type { BuildingContent } from './buildingContent'

/** An item in one language. `counts` states whether its places or claims are counted. */
export type LocalizedItem = Displayed & {
  item: ContentItem
  counts: boolean
  /** The companies that it is shown to; empty for everyone. */
  audience: readonly string[]
}

export type LocalizedCategory = { category: ContentCategory; items: LocalizedItem[] }

/** The content of a building in one language. */
export type LocalizedContent = {
  categories: LocalizedCategory[]
  promoted: LocalizedItem[]
  utilities: UtilityButton[]
}

export type Localizer = (lang?: string) => LocalizedContent

/**
 * Localizes the content. One result is cached for each language that the content is translated into; all other
 * languages share the untranslated one, so that callers cannot fill the memory.
 */
export function localizerOf(content: BuildingContent): Localizer {
  const rows = new Set([...content.categories.flatMap(({ items }) => items), ...content.promoted])
  const translated = [...rows, ...content.categories.map(({ row }) => row), ...content.utilities]
  const locales = new Set(translated.flatMap(({ translations }) => Object.keys(translations)))
  const byLanguage = new Map<string, LocalizedContent>()
  return (lang = '') => {
    const wanted = lang.toLowerCase().replace('_', '-')
    const language = wanted.slice(0, 2)
    const hasLanguage = [...locales].some((locale) => locale.startsWith(language))
    const key = locales.has(wanted) ? wanted : hasLanguage ? language : ''
    const known = byLanguage.get(key) ?? localize(content, rows, key === '' ? undefined : key)
    byLanguage.set(key, known)
    return known
  }
}

function localize(
  content: BuildingContent,
  rows: Iterable<ContentRow>,
  lang: string | undefined,
): LocalizedContent {
  const { timezone, locale } = content
  const items = new Map<ContentRow, LocalizedItem>()
  for (const row of rows) {
    const { publication, displayFrom, displayUntil, audience } = row
    const counts = takesRsvp(row) || takesClaims(row) || row.claimCount > 0
    items.set(row, {
      item: itemOf(row, { lang, timezone, locale }),
      counts,
      publication,
      displayFrom,
      displayUntil,
      audience,
    })
  }
  const of = (some: ContentRow[]) => some.flatMap((row) => items.get(row) ?? [])
  return {
    categories: content.categories.map(({ row, items: some }) => {
      const { uuid, type, name, translations } = row
      const { texts, locale: translated } = translationOf(translations, lang)
      return {
        category: { uuid, lang: translated, type, name: texts.name ?? name },
        items: of(some),
      }
    }),
    promoted: of(content.promoted),
    utilities: content.utilities.map((row) => utilityOf(row, lang)),
  }
}

function utilityOf(
  row: typeof utilityButtons.$inferSelect,
  lang: string | undefined,
): UtilityButton {
  const { texts, locale } = translationOf(row.translations, lang)
  return {
    uuid: row.uuid,
    lang: locale,
    text: texts.text ?? row.text,
    name: row.name,
    utility_name: row.utilityName,
    type: row.type,
    url: row.url,
    route: row.route,
    web_image: row.webImage,
    order: row.position,
    company_types: row.companyTypes,
    requires_sign_in: row.requiresSignIn,
  }
}
