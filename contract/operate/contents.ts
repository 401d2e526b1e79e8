import { endpoint } from '@contract/endpoint'
import { envelope, instant, uuid } from '@contract/values'
import { currency, price, wholeNumber } from '@contract/world/fields'
import * as v from 'valibot'
import { listQuery, version } from './lists'
import { publicationFields } from './publication'
import { ofBuilding, searchedRecord } from './records'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))
const named = v.object({ uuid, name: v.string() })

/** What an item is; it stays what it was created as. */
export const contentKinds = ['event', 'deal', 'post'] as const
export type ContentKind = (typeof contentKinds)[number]
const kind = v.picklist(contentKinds)

/** What a tenant can do with an item: take a place, claim it, or follow a link of some type. */
export const contentActions = [
  'none',
  'rsvp',
  'claim',
  'external_url',
  'deep_link',
  'native_link',
  'internal_link',
  'micro_frontend',
] as const
export type ContentAction = (typeof contentActions)[number]

/** The texts that each language of the building can have. */
export const contentTexts = {
  title: filled(200),
  subtitle: v.nullable(line(300)),
  description: v.nullable(line(20_000)),
  /** HTML; the app shows what its sanitizer leaves of it (`docs/behaviour.md#rich-descriptions`). */
  rich_description: v.nullable(line(50_000)),
  image_alt_text: v.nullable(line(500)),
  cta_label: v.nullable(line(80)),
  cta_label_at_capacity: v.nullable(line(80)),
} as const
export type ContentText = keyof typeof contentTexts
export const contentTextNames = Object.keys(contentTexts) as ContentText[]

const translation = v.partial(v.object(contentTexts))
const translations = v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[a-z]{2})?$/)), translation)

/** The fields of an item; `rules/operate/content.ts` says which of them fit together. */
export const contentFields = {
  ...contentTexts,
  image_url: v.nullable(line(2000)),
  host_company_name: v.nullable(line(200)),
  /** Null if it is free. */
  price: v.nullable(price),
  currency_type: v.nullable(currency),
  start_at: v.nullable(instant),
  end_at: v.nullable(instant),
  formatted_address: v.nullable(line(500)),
  directions: v.nullable(line(2000)),
  virtual_url: v.nullable(line(2000)),
  action: v.picklist(contentActions),
  /** Where a link leads. */
  cta_url: v.nullable(line(2000)),
  /** How many places or claims there are; null for any number. Never fewer than are taken. */
  capacity: v.nullable(wholeNumber(0, 1_000_000)),
  /** How many claims a tenant can make; null for one. */
  max_claims_per_user: v.nullable(wholeNumber(1, 1_000_000)),
  /** Between these, the action is open. */
  cta_display_start_at: v.nullable(instant),
  cta_display_end_at: v.nullable(instant),
  /** The categories that show it. */
  categories: v.pipe(v.array(uuid), v.maxLength(100)),
  /** The companies whose people see it; empty for everyone. */
  audience: v.pipe(v.array(uuid), v.maxLength(100)),
  /** The texts in other languages than the building's own, by locale: `de-de`. */
  translations,
}

export const operatedContent = v.object({
  uuid,
  version,
  building: named,
  kind,
  ...contentFields,
  publication: publicationFields.publication,
  /** When a scheduled item goes live. */
  live_at: publicationFields.live_at,
  /** When a live or scheduled item leaves the tenants’ pages. */
  offline_at: publicationFields.end_at,
  /** When an event that was still to come was called off. */
  cancelled_at: v.nullable(instant),
  /** How many places or claims are taken. */
  taken: v.number(),
  /** How many people hear of a change: those who attend an event that is still to come. */
  going: v.number(),
  timezone: v.string(),
  /** The languages of the building, as locales; the first is that of the item’s own texts. */
  languages: v.array(v.string()),
  /** The categories that the building has. */
  offered_categories: v.array(named),
  /** The companies in the building, and those of the audience that have left. */
  offered_companies: v.array(named),
})
export type OperatedContent = v.InferOutput<typeof operatedContent>

/** What the letter about a change says to those who attend. */
const notice = v.optional(line(500), '')

export const contentPeriods = ['upcoming', 'past', 'drafts', 'archived'] as const

export const contents = searchedRecord({
  one: 'content',
  many: 'contents',
  path: 'contents',
  param: 'contentId',
  owner: ofBuilding,
  capabilities: ['content.read', 'content.edit'],
  // A long text in every language.
  bodyBytes: 1024 * 1024,
  row: operatedContent,
  fields: contentFields,
  additions: { kind },
  changes: { notice },
  query: listQuery(['start_at', 'title'], {
    kind: v.optional(kind),
    period: v.optional(v.picklist(contentPeriods)),
  }),
  refusals: { remove: ['content_in_use'] },
  summaries: {
    list: 'The events, deals and posts of a building; the archived ones only if they are asked for',
    create: 'Write an event, a deal or a post, as a draft',
    read: 'An event, a deal or a post as its editors see it',
    update:
      'Change some of the fields of an event, a deal or a post. Those who attend get a letter about another time or place',
    remove: 'Remove an item that no tenant has attended, claimed or saved',
  },
})

export const publishContent = endpoint({
  method: 'PUT',
  path: `${contents.itself.path}/publication`,
  access: 'user',
  operate: 'content.publish',
  summary:
    'Publish an item now or at a time, hide it, end it or archive it. Those who attend an event that is called off get a letter',
  params: contents.read.params,
  body: v.object({
    version,
    publication: publicationFields.publication,
    live_at: v.optional(publicationFields.live_at, null),
    offline_at: v.optional(publicationFields.end_at, null),
    notice,
  }),
  reply: envelope(operatedContent),
  errors: ['version_conflict'],
})
