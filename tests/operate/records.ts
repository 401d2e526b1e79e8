import type { OperatedBuilding } from '@contract/operate/buildings'
import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { buildingUuid } from './renderConsole'

/** A brand as the server has stored it. */
export const aBrand = (fields: Partial<OperatedWhitelabel> = {}): OperatedWhitelabel => ({
  uuid: '00000000-0000-4000-8000-0000000000b1',
  version: 1,
  is_from_file: false,
  brand: 'Harbor House',
  host: 'harbor.example',
  family: 'default',
  public_ready: true,
  support_email: null,
  help_desk_email: null,
  eula_link: null,
  privacy_policy: null,
  logo_url: null,
  header_image_url: null,
  primary_color: null,
  secondary_color: null,
  theme_primary_color: '#12484c',
  theme_secondary_color: '#b3853f',
  theme_primary_font_color: null,
  theme_font: null,
  theme_font_url: null,
  is_avatar_visible: true,
  guest_buildings: [],
  ...fields,
})

/** A building as the server has stored it. */
export const aBuilding = (fields: Partial<OperatedBuilding> = {}): OperatedBuilding => ({
  uuid: buildingUuid,
  version: 1,
  publication: 'live',
  live_at: null,
  end_at: null,
  name: 'Harbor Exchange',
  address_1: null,
  locality: 'Vancouver',
  timezone: 'America/Vancouver',
  languages: [{ code: 'en_US', name: 'English', priority: 0 }],
  image_url: null,
  header_image_url: null,
  primary_color: null,
  secondary_color: null,
  approves_sign_ups: false,
  hosts: [],
  people: 3,
  companies: 2,
  ...fields,
})
