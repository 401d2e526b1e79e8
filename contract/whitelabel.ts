import * as v from 'valibot'
import { endpoint } from './endpoint'
import { flag, text, uuid } from './values'

export const brandFamily = v.picklist(['default', 'lease', 'hosted'])

/** A host's brand. Its colors override those of any theme; see docs/behaviour.md#white-label. */
export const whitelabel = v.object({
  id: v.number(),
  uuid,
  brand_identifier: v.string(),
  brand: v.string(),
  family: brandFamily,
  whitelabel_config_uuid: uuid,
  public_ready: v.boolean(),
  primaryColor: text,
  secondaryColor: text,
  eula_link: text,
  privacy_policy: text,
  support_email: text,
  logo_url: text,
  has_guest_buildings: flag,
})

export const domainTheme = v.object({
  brand: v.string(),
  is_avatar_visible: v.optional(v.boolean(), true),
  home_header_image_url: text,
  primary_color: text,
  secondary_color: text,
  primary_font_color: text,
  font: text,
})

const domainQuery = v.object({ domain: v.pipe(v.string(), v.minLength(1), v.maxLength(253)) })

export const publicWhitelabel = endpoint({
  method: 'GET',
  path: '/public/whitelabel',
  access: 'public',
  summary: 'The white-label of a host name',
  query: domainQuery,
  reply: whitelabel,
  errors: ['whitelabel_not_found'],
})

export const whitelabelById = endpoint({
  method: 'GET',
  path: '/v1/whitelabels/:whitelabelId',
  access: 'public',
  summary: 'A white-label by its number or UUID',
  params: v.object({ whitelabelId: v.union([uuid, v.pipe(v.string(), v.regex(/^\d{1,9}$/))]) }),
  reply: whitelabel,
  errors: ['whitelabel_not_found'],
})

export const publicTheme = endpoint({
  method: 'GET',
  path: '/public/theme',
  access: 'public',
  summary: 'The theme of a host name',
  query: domainQuery,
  reply: domainTheme,
  errors: ['whitelabel_not_found'],
})

export const whitelabelConfig = endpoint({
  method: 'GET',
  path: '/public/whitelabel-config/:configUuid',
  access: 'public',
  summary: 'The settings of a white-label',
  params: v.object({ configUuid: uuid }),
  reply: v.object({ uuid, help_desk_email: text }),
  errors: ['whitelabel_not_found'],
})

export type Whitelabel = v.InferOutput<typeof whitelabel>
export type DomainTheme = v.InferOutput<typeof domainTheme>
export type BrandFamily = v.InferOutput<typeof brandFamily>
