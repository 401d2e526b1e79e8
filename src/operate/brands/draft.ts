import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { type WhitelabelFields, whitelabelProblems } from '@rules/operate/whitelabel'
import { defaultBrand } from '@ui/theme/brand'

/** A brand as the operator types it: an empty text for none. */
export type BrandDraft = {
  [Field in Exclude<
    keyof WhitelabelFields,
    'guest_buildings'
  >]: null extends WhitelabelFields[Field] ? string : WhitelabelFields[Field]
} & Pick<OperatedWhitelabel, 'guest_buildings'>

/** Fields that are typed as text. */
export type TextField = Exclude<
  keyof BrandDraft,
  'family' | 'public_ready' | 'is_avatar_visible' | 'guest_buildings'
>

export const newBrand: BrandDraft = {
  brand: '',
  host: '',
  family: 'default',
  public_ready: true,
  support_email: '',
  help_desk_email: '',
  eula_link: '',
  privacy_policy: '',
  logo_url: '',
  header_image_url: '',
  primary_color: '',
  secondary_color: '',
  theme_primary_color: defaultBrand.primaryColor,
  theme_secondary_color: defaultBrand.secondaryColor,
  theme_primary_font_color: '',
  theme_font: '',
  theme_font_url: '',
  is_avatar_visible: true,
  guest_buildings: [],
}

const draftFields = Object.keys(newBrand) as (keyof BrandDraft)[]

export const draftOf = (brand: OperatedWhitelabel): BrandDraft =>
  Object.fromEntries(draftFields.map((name) => [name, brand[name] ?? ''])) as BrandDraft

export const fieldsOf = (draft: BrandDraft): WhitelabelFields => {
  const orNull = (text: string) => text.trim() || null
  return {
    brand: draft.brand.trim(),
    host: draft.host.trim().toLowerCase(),
    family: draft.family,
    public_ready: draft.public_ready,
    support_email: orNull(draft.support_email),
    help_desk_email: orNull(draft.help_desk_email),
    eula_link: orNull(draft.eula_link),
    privacy_policy: orNull(draft.privacy_policy),
    logo_url: orNull(draft.logo_url),
    header_image_url: orNull(draft.header_image_url),
    primary_color: orNull(draft.primary_color),
    secondary_color: orNull(draft.secondary_color),
    theme_primary_color: orNull(draft.theme_primary_color),
    theme_secondary_color: orNull(draft.theme_secondary_color),
    theme_primary_font_color: orNull(draft.theme_primary_font_color),
    theme_font: orNull(draft.theme_font),
    theme_font_url: orNull(draft.theme_font_url),
    is_avatar_visible: draft.is_avatar_visible,
    guest_buildings: draft.guest_buildings.map(({ uuid }) => ({ uuid })),
  }
}

export const isBrandValid = (draft: BrandDraft): boolean =>
  whitelabelProblems(fieldsOf(draft)).length === 0
