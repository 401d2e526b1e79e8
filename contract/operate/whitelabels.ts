import { email, uuid } from '@contract/values'
import { brandFamily } from '@contract/whitelabel'
import { color, font, fontFile } from '@contract/world/fields'
import * as v from 'valibot'
import { listQuery, version } from './lists'
import { ofDeployment, searchedRecord } from './records'

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

export const whitelabels = searchedRecord({
  one: 'whitelabel',
  many: 'whitelabels',
  path: 'whitelabels',
  param: 'whitelabelId',
  owner: ofDeployment,
  capabilities: ['deployment.edit', 'deployment.edit'],
  row: operatedWhitelabel,
  fields: whitelabelFields,
  query: listQuery(['brand', 'host'], {}),
  sensitive: 'remove',
  refusals: {
    create: ['host_taken'],
    update: ['host_taken', 'brand_in_file'],
    remove: ['brand_in_file'],
  },
  summaries: {
    list: 'The white-labels of the deployment',
    create: 'Add a white-label for a host name',
    read: 'A white-label',
    update: 'Change some of the fields of a white-label that has no brand file',
    remove: 'Remove a white-label that has no brand file; its host then shows the fallback',
  },
})
