import { type OperatedWhitelabel, whitelabelFields } from '@contract/operate/whitelabels'
import { type WhitelabelFields, whitelabelProblems } from '@rules/operate/whitelabel'
import { defaultBrand } from '@ui/theme/brand'
import { type Draft, draftsOf } from '../record/drafts'

/** A brand as the operator types it: an empty text for none. */
export type BrandDraft = Draft<Omit<WhitelabelFields, 'guest_buildings'>> &
  Pick<OperatedWhitelabel, 'guest_buildings'>

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

const { guest_buildings: _, ...sameFields } = whitelabelFields
const drafts = draftsOf(sameFields)

export const draftOf = (brand: OperatedWhitelabel): BrandDraft => ({
  ...drafts.draftOf(brand),
  guest_buildings: brand.guest_buildings,
})

export const fieldsOf = (draft: BrandDraft): WhitelabelFields => ({
  ...drafts.fieldsOf(draft),
  host: draft.host.trim().toLowerCase(),
  guest_buildings: draft.guest_buildings.map(({ uuid }) => ({ uuid })),
})

export const isBrandValid = (draft: BrandDraft): boolean =>
  whitelabelProblems(fieldsOf(draft)).length === 0
