import type { ContentCategory, ContentItem, UtilityButton } from '@contract/content'
import type { utilityButtons } from '../../db/schema'
import { takesClaims, takesRsvp } from '../callToAction'
import { type ContentRow, itemOf } from '../contentReply'
import { translationFor } from '../translate'
import type { Shelf } from './shelf'

/** An item in the language of the reader; `counts` if its places or claims are counted. */
export type ToldItem = {
  item: ContentItem
  counts: boolean
  displayFrom: Date | null
  displayUntil: Date | null
}

export type ToldCategory = { category: ContentCategory; items: ToldItem[] }

/** What stands in a building, in one language. */
export type Told = {
  categories: ToldCategory[]
  promoted: ToldItem[]
  utilities: UtilityButton[]
}

/** Tells a shelf in any language. It is kept as often as its texts differ, whatever is asked for. */
export function tellingOf(shelf: Shelf): (lang?: string) => Told {
  const rows = new Set([...shelf.categories.flatMap(({ items }) => items), ...shelf.promoted])
  const translated = [...rows, ...shelf.categories.map(({ row }) => row), ...shelf.utilities]
  const locales = new Set(translated.flatMap(({ translations }) => Object.keys(translations)))
  const told = new Map<string, Told>()
  return (lang = '') => {
    const wanted = lang.toLowerCase().replace('_', '-')
    const language = wanted.slice(0, 2)
    const isSpoken = [...locales].some((locale) => locale.startsWith(language))
    const key = locales.has(wanted) ? wanted : isSpoken ? language : ''
    const known = told.get(key) ?? tell(shelf, rows, key === '' ? undefined : key)
    told.set(key, known)
    return known
  }
}

function tell(shelf: Shelf, rows: Iterable<ContentRow>, lang: string | undefined): Told {
  const { timezone, locale } = shelf
  const items = new Map<ContentRow, ToldItem>()
  for (const row of rows) {
    const { displayFrom, displayUntil } = row
    const counts = takesRsvp(row) || takesClaims(row) || row.claimCount > 0
    items.set(row, {
      item: itemOf(row, { lang, timezone, locale }),
      counts,
      displayFrom,
      displayUntil,
    })
  }
  const of = (some: ContentRow[]) => some.flatMap((row) => items.get(row) ?? [])
  return {
    categories: shelf.categories.map(({ row, items: some }) => ({
      category: {
        uuid: row.uuid,
        type: row.type,
        name: translationFor(row.translations, lang).name ?? row.name,
      },
      items: of(some),
    })),
    promoted: of(shelf.promoted),
    utilities: shelf.utilities.map((row) => utilityOf(row, lang)),
  }
}

function utilityOf(
  row: typeof utilityButtons.$inferSelect,
  lang: string | undefined,
): UtilityButton {
  return {
    uuid: row.uuid,
    text: translationFor(row.translations, lang).text ?? row.text,
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
