import type {
  AppBrand,
  AppBuilding,
  AppCard,
  AppTheme,
  AppUser,
  BridgeReplies,
  Capability,
} from '@contract/bridge'
import type { Building, BuildingTheme } from '@contract/buildings'
import type { User } from '@contract/users'
import type { DomainTheme, Whitelabel } from '@contract/whitelabel'

// Replies to an app. Every field is listed, so that no other data is sent by accident.

export const appUser = (user: User): AppUser => ({
  uuid: user.uuid,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  company:
    typeof user.company_uuid === 'string'
      ? { uuid: user.company_uuid, name: user.company_name ?? '' }
      : null,
})

export const appBuilding = (building: Building): AppBuilding => ({
  uuid: building.uuid,
  name: building.name,
  timezone: building.timezone,
  locale: building.locale,
  address_1: building.address_1 ?? null,
  locality: building.locality ?? null,
})

type Branding = { whitelabel: Whitelabel; theme: DomainTheme }

/** The white-label's colors take precedence over the building's, and those over the host's. */
export const appTheme = (theme: BuildingTheme | null, branding: Branding | null): AppTheme => ({
  primary_color:
    branding?.whitelabel.primaryColor ??
    theme?.primary_color ??
    branding?.theme.primary_color ??
    null,
  secondary_color:
    branding?.whitelabel.secondaryColor ??
    theme?.secondary_color ??
    branding?.theme.secondary_color ??
    null,
  primary_font_color: theme?.primary_font_color ?? branding?.theme.primary_font_color ?? null,
  font: theme?.font ?? branding?.theme.font ?? null,
})

export const appBrand = ({ whitelabel }: Branding): AppBrand => ({
  identifier: whitelabel.brand_identifier,
  name: whitelabel.brand,
  family: whitelabel.family,
  logo_url: whitelabel.logo_url ?? null,
})

type SavedCard = { id: string; card_last_four: string; card_brand: string; payment_token: string }

export const appCard = (card: SavedCard): AppCard => ({
  last_four: card.card_last_four,
  brand: card.card_brand,
  token_id: card.id,
  token: card.payment_token,
})

/** The country of a building's locale: `en_US` → `US`. */
export const regionOf = (locale: string | undefined): string | null =>
  /[-_]([A-Za-z]{2})$/.exec(locale ?? '')?.[1]?.toUpperCase() ?? null

/** The reply to a handshake: each value is null unless the app was granted it. */
export function handshakeReply(
  input: Omit<BridgeReplies['init'], 'capabilities'>,
  capabilities: readonly Capability[],
): BridgeReplies['init'] {
  const has = (capability: Capability) => capabilities.includes(capability)
  return {
    session_token: input.session_token,
    expires_at: input.expires_at,
    base_url: input.base_url,
    api_url: input.api_url,
    language: input.language,
    jwt: has('getJWT') ? input.jwt : null,
    user: has('getUser') ? input.user : null,
    building: has('getBuilding') ? input.building : null,
    brand: has('getBrand') ? input.brand : null,
    theme: has('getTheme') ? input.theme : null,
    capabilities: [...capabilities],
  }
}
