import { endpoint } from '@contract/endpoint'
import { email, envelope, nothing, uuid } from '@contract/values'
import { brandFamily } from '@contract/whitelabel'
import { color, font, fontFile } from '@contract/world/fields'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))

/** The fields of a white-label; `rules/operate/whitelabel.ts` says which values are allowed. */
export const whitelabelFields = {
  /** The display name. */
  brand: filled(80),
  /** The host name that shows it. */
  host: v.pipe(filled(253), v.toLowerCase()),
  family: brandFamily,
  /** If false, the host shows only that it is not open yet. */
  public_ready: v.boolean(),
  support_email: v.nullable(email),
  help_desk_email: v.nullable(email),
  eula_link: v.nullable(line(2000)),
  privacy_policy: v.nullable(line(2000)),
  logo_url: v.nullable(line(2000)),
  header_image_url: v.nullable(line(2000)),
  /** Colors that override those of a building. */
  primary_color: v.nullable(color),
  secondary_color: v.nullable(color),
  /** Colors of the pages before a building is known. */
  theme_primary_color: v.nullable(color),
  theme_secondary_color: v.nullable(color),
  theme_primary_font_color: v.nullable(color),
  theme_font: v.nullable(font),
  /** An uploaded file of this font. */
  theme_font_url: v.optional(v.nullable(fontFile), null),
  is_avatar_visible: v.boolean(),
  /** The buildings that it offers to guests, whose company is not registered. */
  guest_buildings: v.optional(v.pipe(v.array(v.object({ uuid })), v.maxLength(200)), []),
}

export const operatedWhitelabel = v.object({
  uuid,
  version,
  /** Whether a brand file describes it; then only its file changes it. */
  is_from_file: v.boolean(),
  ...whitelabelFields,
  theme_font_url: v.nullable(fontFile),
  guest_buildings: v.array(v.object({ uuid, name: v.string() })),
})
export type OperatedWhitelabel = v.InferOutput<typeof operatedWhitelabel>

const path = '/portico/v1/operate/whitelabels'
const params = v.object({ whitelabelId: uuid })

export const operatedWhitelabels = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'The white-labels of the deployment',
  query: listQuery(['brand', 'host'], {}),
  reply: listOf(operatedWhitelabel),
  errors: [],
})

export const createWhitelabel = endpoint({
  method: 'POST',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Add a white-label for a host name',
  body: v.object(whitelabelFields),
  reply: envelope(operatedWhitelabel),
  status: 201,
  errors: ['host_taken'],
})

export const readWhitelabel = endpoint({
  method: 'GET',
  path: `${path}/:whitelabelId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'A white-label',
  params,
  reply: envelope(operatedWhitelabel),
  errors: [],
})

export const updateWhitelabel = endpoint({
  method: 'PUT',
  path: `${path}/:whitelabelId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Change some of the fields of a white-label that has no brand file',
  params,
  body: v.object({ version, ...v.partial(v.object(whitelabelFields)).entries }),
  reply: envelope(operatedWhitelabel),
  errors: ['version_conflict', 'host_taken', 'brand_in_file'],
})

export const deleteWhitelabel = endpoint({
  method: 'DELETE',
  path: `${path}/:whitelabelId`,
  access: 'user',
  operate: 'deployment.edit',
  isSensitive: true,
  summary: 'Remove a white-label that has no brand file; its host then shows the fallback',
  params,
  reply: nothing,
  errors: ['brand_in_file', 'password_required'],
})
