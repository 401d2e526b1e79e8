import * as v from 'valibot'
import { endpoint } from './endpoint'
import {
  commaSeparated,
  envelope,
  flag,
  limit,
  listQuery,
  locale,
  moment,
  number,
  page,
  text,
  trueOrFalse,
  uuid,
} from './values'

export const navigationCommand = v.object({
  type: v.string(),
  value: text,
  options: v.nullish(v.object({ url: text, uuid: text, building_uuid: text })),
})

export const claimsDetails = v.object({ is_claimable: flag, user_count: number, count: number })

/** `price` is a decimal in `currency_type`; instants are in UTC, shown in the building's zone. */
export const contentItem = v.object({
  uuid,
  /** The language of its texts, such as `de-de`; absent if the back end does not know it. */
  lang: text,
  type: v.string(),
  title: v.string(),
  subtitle: text,
  description: text,
  rich_description: text,
  description_title: text,
  message: text,
  image_url: text,
  image_alt_text: text,
  host_company_name: text,
  host_custom_text: text,
  price: number,
  currency_type: text,
  start_at: moment,
  end_at: moment,
  timezone: text,
  display_calendar_icon: flag,
  display_start_at: moment,
  formatted_address: text,
  directions: text,
  virtual_text: text,
  virtual_url: text,
  virtual_directions: text,
  navigation_command: v.nullish(navigationCommand),
  /** Tags of the item; `sanitizedTags` lists those of a building. */
  sanitized_tags: v.nullish(v.array(v.string())),
  attachable_service_uuid: text,
  attachable_service_provider_uuid: text,
  cta_type: text,
  cta_label: text,
  cta_url: text,
  attachable_amenity_uuid: text,
  attachable_company_uuid: text,
  attachable_content_uuid: text,
  attachable_survey_type: text,
  attach_secondary_content: flag,
  rsvp_enabled: flag,
  claimable: flag,
  claims_details: v.nullish(claimsDetails),
  cta_label_at_capacity: text,
  capacity: number,
  max_claims_total: number,
  max_claims_per_user: number,
  cta_display_start_at: moment,
  cta_display_end_at: moment,
  /** When it was called off, and when it was to start before it was moved; absent if it was not. */
  cancelled_at: moment,
  moved_from: moment,
})

export const categoryType = v.picklist(['AudienceContent', 'SecondaryContent'])

/** `lang` is that of a translation; absent for a text in the building's own language. So it is of a utility. */
export const contentCategory = v.object({ uuid, lang: text, name: v.string(), type: categoryType })

export const categoryWithContents = v.object({
  ...contentCategory.entries,
  contents: v.array(contentItem),
})

export const utilityType = v.picklist(['native', 'microfrontend', 'webview', 'native_link'])

export const utilityButton = v.object({
  uuid,
  lang: text,
  text: v.string(),
  name: v.string(),
  utility_name: v.string(),
  type: utilityType,
  url: text,
  route: text,
  web_image: text,
  order: v.number(),
  company_types: v.nullish(v.array(v.string())),
  requires_sign_in: flag,
})

const inBuilding = v.object({ buildingId: uuid })
const inLanguage = v.object({ lang: v.optional(locale) })

export const utilityButtons = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/utility-buttons',
  access: 'user',
  kiosk: true,
  summary: 'The utility buttons of a building, in display order',
  params: inBuilding,
  query: inLanguage,
  reply: envelope(v.object({ utility_buttons: v.array(utilityButton) })),
  errors: [],
})

export const spotlightContents = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/categories/contents-spotlight',
  access: 'user',
  kiosk: true,
  summary: 'Spotlight categories with their contents (older discover mode)',
  params: inBuilding,
  query: v.object(listQuery),
  reply: page(categoryWithContents),
  errors: [],
})

export const discoverContents = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/categories/contents',
  access: 'user',
  kiosk: true,
  summary: 'Discover categories with their contents (older discover mode)',
  params: inBuilding,
  query: v.object(listQuery),
  reply: page(categoryWithContents),
  errors: [],
})

export const promotedContents = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/contents-promoted',
  access: 'user',
  kiosk: true,
  summary: 'Promoted contents (older discover mode)',
  params: inBuilding,
  query: inLanguage,
  reply: envelope(v.object({ contents: v.array(contentItem) })),
  errors: [],
})

export const promotedContentsV2 = endpoint({
  method: 'GET',
  path: '/tenant/v2/buildings/:buildingId/promoted-content',
  access: 'user',
  kiosk: true,
  summary: 'Promoted contents (newer discover mode)',
  params: inBuilding,
  query: inLanguage,
  reply: envelope(v.object({ contents: v.array(contentItem) })),
  errors: [],
})

export const contentById = endpoint({
  method: 'GET',
  path: '/tenant/v2/buildings/:buildingId/content/:contentUuid',
  access: 'user',
  kiosk: true,
  summary: 'One content item',
  params: v.object({ buildingId: uuid, contentUuid: uuid }),
  query: inLanguage,
  reply: envelope(contentItem),
  errors: [],
})

export const categories = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/categories',
  access: 'user',
  kiosk: true,
  summary: 'Content categories of one type (newer discover mode)',
  params: inBuilding,
  query: v.object({
    categoryType,
    active: v.optional(trueOrFalse),
    limit,
    lang: v.optional(locale),
  }),
  reply: page(contentCategory),
  errors: [],
})

export const categoryContents = endpoint({
  method: 'GET',
  path: '/tenant/v2/buildings/:buildingId/categories/:categoryUuid/content',
  access: 'user',
  kiosk: true,
  summary: 'The contents of one category (newer discover mode)',
  params: v.object({ buildingId: uuid, categoryUuid: uuid }),
  query: v.object({ limit, lang: v.optional(locale) }),
  reply: page(contentItem),
  errors: [],
})

export const sanitizedTags = endpoint({
  method: 'GET',
  path: '/tenant/v2/buildings/:buildingId/sanitized-tags',
  access: 'user',
  kiosk: true,
  summary: 'The tags of the contents of a building',
  params: inBuilding,
  query: v.object({ tags: v.optional(commaSeparated) }),
  reply: page(v.string()),
  errors: [],
})

export type ContentItem = v.InferOutput<typeof contentItem>
export type ContentCategory = v.InferOutput<typeof contentCategory>
export type CategoryWithContents = v.InferOutput<typeof categoryWithContents>
export type CategoryType = v.InferOutput<typeof categoryType>
export type UtilityButton = v.InferOutput<typeof utilityButton>
