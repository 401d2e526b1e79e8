import {
  type ContentAction,
  type ContentKind,
  type ContentText,
  contentTextNames,
  type OperatedContent,
} from '@contract/operate/contents'
import { instantIn, localTimeIn } from '@rules/dates/instantIn'
import { type ContentFields, contentProblems } from '@rules/operate/content'
import { numberOrNull, typed } from '../record/typedNumber'

/* A field for each text in each language, so that two editors of different ones do not get into each other's way. */
type TranslatedField = `text ${string}`
type TranslatedTexts = { [field: TranslatedField]: string }

/**
 * An item as an editor types it. Numbers are texts, times are by the building's clock (`2026-11-23T09:30`), and an empty
 * text means none.
 */
export type ContentDraft = Record<
  | ContentText
  | 'image_url'
  | 'host_company_name'
  | 'price'
  | 'currency_type'
  | 'starts'
  | 'ends'
  | 'formatted_address'
  | 'directions'
  | 'virtual_url'
  | 'cta_url'
  | 'capacity'
  | 'max_claims_per_user'
  | 'opens'
  | 'closes'
  | 'notice',
  string
> &
  Pick<OperatedContent, 'kind' | 'timezone' | 'languages' | 'taken'> & {
    action: ContentAction
    categories: readonly string[]
    /** Companies; empty for everyone. */
    audience: readonly string[]
  } & TranslatedTexts

/** Fields that are typed as text. */
export type TextField = {
  [Name in keyof ContentDraft]: string extends ContentDraft[Name]
    ? Name extends 'timezone' | TranslatedField
      ? never
      : Name
    : never
}[keyof ContentDraft]

/** The fields of the server that the draft has under another name. */
const sentNames = {
  starts: 'start_at',
  ends: 'end_at',
  opens: 'cta_display_start_at',
  closes: 'cta_display_end_at',
} as const
type Time = keyof typeof sentNames
const times = Object.keys(sentNames) as Time[]

export const translatedField = (language: string, name: ContentText): TranslatedField =>
  `text ${language} ${name}`
const isTranslated = (name: string) => name.startsWith('text ')

/** The name of a field in the draft: `starts` of `start_at`. */
export function draftName(field: string): string {
  const [list, language = '', name = ''] = field.split('.')
  if (list === 'translations') return translatedField(language, name as ContentText)
  return times.find((time) => sentNames[time] === field) ?? list ?? field
}

/** An item to write, in a building whose clock and languages do not matter yet. */
export const newContent = (kind: ContentKind): ContentDraft => ({
  kind,
  title: '',
  subtitle: '',
  description: '',
  rich_description: '',
  image_url: '',
  image_alt_text: '',
  host_company_name: '',
  price: '',
  currency_type: '',
  starts: '',
  ends: '',
  formatted_address: '',
  directions: '',
  virtual_url: '',
  action: 'none',
  cta_url: '',
  cta_label: '',
  cta_label_at_capacity: '',
  capacity: '',
  max_claims_per_user: '',
  opens: '',
  closes: '',
  notice: '',
  categories: [],
  audience: [],
  timezone: 'UTC',
  languages: [],
  taken: 0,
})

export function draftOf(content: OperatedContent): ContentDraft {
  const { kind, timezone, languages, taken, action, categories, audience, translations } = content
  const local = (instant: string | null) =>
    instant === null ? '' : localTimeIn(timezone, new Date(instant))
  return {
    kind,
    timezone,
    languages,
    taken,
    action,
    categories,
    audience,
    title: content.title,
    subtitle: typed(content.subtitle),
    description: typed(content.description),
    rich_description: typed(content.rich_description),
    image_url: typed(content.image_url),
    image_alt_text: typed(content.image_alt_text),
    host_company_name: typed(content.host_company_name),
    price: typed(content.price),
    currency_type: typed(content.currency_type),
    starts: local(content.start_at),
    ends: local(content.end_at),
    formatted_address: typed(content.formatted_address),
    directions: typed(content.directions),
    virtual_url: typed(content.virtual_url),
    cta_url: typed(content.cta_url),
    cta_label: typed(content.cta_label),
    cta_label_at_capacity: typed(content.cta_label_at_capacity),
    capacity: typed(content.capacity),
    max_claims_per_user: typed(content.max_claims_per_user),
    opens: local(content.cta_display_start_at),
    closes: local(content.cta_display_end_at),
    notice: '',
    ...Object.fromEntries(
      languagesOf(languages, translations).flatMap((language) =>
        contentTextNames.map((name) => [
          translatedField(language, name),
          typed(translations[language]?.[name] ?? null),
        ]),
      ),
    ),
  }
}

/** The languages that texts can be translated into, also those of texts that the building no longer offers. */
const languagesOf = (languages: readonly string[], translations: object): string[] => [
  ...new Set([...languages.slice(1), ...Object.keys(translations)]),
]

/** The item with a title of its own, as the beginning of another one. */
export const copyOf = (content: OperatedContent, title: string): ContentDraft => ({
  ...draftOf(content),
  title,
  taken: 0,
})

export function fieldsOf(draft: ContentDraft): ContentFields {
  const text = (name: TextField) => draft[name].trim() || null
  const instant = (time: Time) => instantIn(draft.timezone, draft[time])?.toISOString() ?? null
  return {
    title: draft.title.trim(),
    subtitle: text('subtitle'),
    description: text('description'),
    rich_description: text('rich_description'),
    image_url: text('image_url'),
    image_alt_text: text('image_alt_text'),
    host_company_name: text('host_company_name'),
    price: numberOrNull(draft.price),
    currency_type: text('currency_type'),
    start_at: instant('starts'),
    end_at: instant('ends'),
    formatted_address: text('formatted_address'),
    directions: text('directions'),
    virtual_url: text('virtual_url'),
    action: draft.action,
    cta_url: text('cta_url'),
    cta_label: text('cta_label'),
    cta_label_at_capacity: text('cta_label_at_capacity'),
    capacity: numberOrNull(draft.capacity),
    max_claims_per_user: numberOrNull(draft.max_claims_per_user),
    cta_display_start_at: instant('opens'),
    cta_display_end_at: instant('closes'),
    categories: [...draft.categories],
    audience: [...draft.audience],
    translations: translationsOf(draft),
  }
}

function translationsOf(draft: TranslatedTexts): ContentFields['translations'] {
  const translations: Record<string, Record<string, string>> = {}
  for (const [field, value] of Object.entries(draft)) {
    if (!isTranslated(field) || value.trim() === '') continue
    const [, language = '', name = ''] = field.split(' ')
    translations[language] = { ...translations[language], [name]: value.trim() }
  }
  return translations
}

/** The edited fields as the server expects them: all translations if one of them is edited. */
export function changesOf(edits: Partial<ContentDraft>, draft: ContentDraft) {
  const notice = draft.notice.trim()
  const edited: string[] = Object.keys(edits).map((name) =>
    isTranslated(name) ? 'translations' : (sentNames[name as Time] ?? name),
  )
  return {
    ...(Object.fromEntries(
      Object.entries(fieldsOf(draft)).filter(([name]) => edited.includes(name)),
    ) as Partial<ContentFields>),
    ...(isMoved(edits) && notice !== '' && { notice }),
  }
}

/** Whether those who attend have to hear of the edits: of another time or place. */
export const isMoved = (edits: Partial<ContentDraft>): boolean =>
  (['starts', 'ends', 'formatted_address', 'virtual_url'] as const).some((name) => name in edits)

export const isContentValid = (draft: ContentDraft): boolean =>
  contentProblems(fieldsOf(draft), draft.taken).length === 0
