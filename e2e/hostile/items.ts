import { html, urls } from './payloads'

export type Payload = { text: string; url: string }

/** Text fields get a payload of one kind while address fields get one of the other. */
export const payloads: Payload[] = [
  ...html.map((text, at) => ({ text, url: urls[at % urls.length] ?? '' })),
  ...urls.map((url, at) => ({ text: html[at % html.length] ?? '', url })),
]

/** The UUID of the item with the payload in this field. */
export function contentUuid(at: number): string {
  return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
}

const ctaTypes = [
  'EXTERNAL_URL',
  'DEEP_LINK',
  'NATIVE_LINK',
  'INTERNAL_LINK',
  'MICRO_FRONTEND',
  'CLAIM',
]

/** Every field of a content item that accepts text or an address, by its name in the API. */
export function fieldsOf({ text, url }: Payload, at: number): Record<string, unknown> {
  return {
    subtitle: text,
    description: text,
    description_title: text,
    message: text,
    rich_description: `${text}<p><a href="${url.replaceAll('"', '&quot;')}">press</a></p>`,
    image_url: url,
    image_alt_text: text,
    host_company_name: text,
    host_custom_text: at % 2 === 0 ? text : null,
    formatted_address: text,
    directions: text,
    virtual_text: text,
    virtual_url: url,
    virtual_directions: text,
    street_number: text,
    route: text,
    locality: text,
    cta_type: ctaTypes[at % ctaTypes.length],
    cta_label: text,
    cta_url: url,
    cta_label_at_capacity: text,
    attachable_amenity_uuid: at % 7 === 0 ? url : null,
    attachable_company_uuid: at % 11 === 0 ? url : null,
    attachable_survey_type: at % 13 === 0 ? text : null,
    claimable: at % 6 === 5,
    navigation_command:
      at % 3 === 0
        ? { type: 'URL', value: url, options: { url, uuid: url, building_uuid: url } }
        : at % 3 === 1
          ? { type: 'ROUTE', value: url, options: { url, uuid: url, building_uuid: url } }
          : null,
  }
}
