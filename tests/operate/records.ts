import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import type { Attendance, Attendee } from '@contract/operate/attendees'
import type { OperatedBuilding } from '@contract/operate/buildings'
import type { OperatedCompany } from '@contract/operate/companies'
import type { OperatedContent } from '@contract/operate/contents'
import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import type { OperatedKiosk } from '@contract/operate/kiosks'
import type { OperatedMiniApp } from '@contract/operate/miniApps'
import type { OperatedPersonDetail } from '@contract/operate/people'
import type { OperatedPortfolio } from '@contract/operate/portfolios'
import type { OperatedResource } from '@contract/operate/resources'
import type { OperatedFloor, OperatedSuite } from '@contract/operate/suites'
import type { OperatedUtility } from '@contract/operate/utilities'
import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { buildingUuid } from './renderConsole'

const building = { uuid: buildingUuid, name: 'Harbor Exchange' }

/** Answers a list with these rows. */
export const listOf =
  <Row>(...rows: Row[]) =>
  async () => ({ data: rows, total: rows.length, order: 'one' })

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
  phone: null,
  security_phone: null,
  meeting_point: null,
  opening_hours: {},
  approves_sign_ups: false,
  hosts: [],
  people: 3,
  companies: 2,
  ...fields,
})

export const aUtility = (fields: Partial<OperatedUtility> = {}): OperatedUtility => ({
  uuid: '00000000-0000-4000-8000-0000000000a1',
  version: 1,
  building,
  text: 'Transit',
  utility_name: 'Utility',
  type: 'webview',
  url: 'https://transit.example/',
  route: null,
  web_image: null,
  company_types: [],
  requires_sign_in: false,
  ...fields,
})

export const aCategory = (
  fields: Partial<OperatedAmenityCategory> = {},
): OperatedAmenityCategory => ({
  uuid: '00000000-0000-4000-8000-0000000000c1',
  version: 1,
  building,
  name: 'Fitness',
  amenities: 2,
  ...fields,
})

export const anAmenity = (fields: Partial<OperatedAmenity> = {}): OperatedAmenity => ({
  uuid: '00000000-0000-4000-8000-0000000000d1',
  version: 1,
  building,
  category: { uuid: aCategory().uuid, name: 'Fitness' },
  name: 'Pool',
  description: null,
  image_url: null,
  image_alt_text: null,
  floor: null,
  hours: null,
  capacity: null,
  ...fields,
})

export const aContent = (fields: Partial<OperatedContent> = {}): OperatedContent => ({
  uuid: '00000000-0000-4000-8000-0000000000c9',
  version: 1,
  building,
  kind: 'event',
  title: 'Rooftop reading',
  subtitle: null,
  description: null,
  rich_description: null,
  image_url: null,
  image_alt_text: null,
  host_company_name: null,
  price: null,
  currency_type: null,
  start_at: '2031-03-04T18:00:00.000Z',
  end_at: null,
  formatted_address: null,
  directions: null,
  virtual_url: null,
  action: 'rsvp',
  cta_url: null,
  cta_label: null,
  cta_label_at_capacity: null,
  capacity: 6,
  max_claims_per_user: null,
  cta_display_start_at: null,
  cta_display_end_at: null,
  categories: [],
  audience: [],
  translations: {},
  publication: 'live',
  live_at: null,
  offline_at: null,
  cancelled_at: null,
  taken: 2,
  going: 2,
  timezone: 'America/Vancouver',
  languages: ['en-ca', 'fr-ca'],
  offered_categories: [{ uuid: '00000000-0000-4000-8000-0000000000ca', name: 'Culture' }],
  offered_companies: [
    { uuid: '00000000-0000-4000-8000-0000000000f1', name: 'Fathom' },
    { uuid: '00000000-0000-4000-8000-0000000000f6', name: 'Lumen' },
  ],
  ...fields,
})

export const anAttendance = (fields: Partial<Attendance> = {}): Attendance => ({
  title: 'Rooftop reading',
  action: 'rsvp',
  start_at: '2031-03-04T18:00:00.000Z',
  end_at: null,
  timezone: 'America/Vancouver',
  taken: 2,
  came: 1,
  capacity: 6,
  is_open: true,
  companies: [{ uuid: '00000000-0000-4000-8000-0000000000f1', name: 'Fathom' }],
  ...fields,
})

export const anAttendee = (fields: Partial<Attendee> = {}): Attendee => ({
  uuid: '00000000-0000-4000-8000-0000000000f2',
  person: {
    uuid: '00000000-0000-4000-8000-0000000000f3',
    name: 'Ada Winthrop',
    email: 'ada@fathom.example',
  },
  company: { uuid: '00000000-0000-4000-8000-0000000000f1', name: 'Fathom' },
  taken_at: '2031-03-01T18:00:00.000Z',
  came_at: null,
  timezone: 'America/Vancouver',
  ...fields,
})

export const aResource = (fields: Partial<OperatedResource> = {}): OperatedResource => ({
  uuid: '00000000-0000-4000-8000-0000000000e1',
  version: 1,
  building,
  company: null,
  name: 'Harbor room',
  details: null,
  image_url: null,
  image_alt_text: null,
  needs_approval: false,
  opens_at: '08:00',
  closes_at: '18:00',
  weekday_hours: {},
  slot_minutes: 30,
  max_slots: 4,
  days_ahead: 14,
  price: null,
  currency_type: null,
  cancellation_window_end_minutes: null,
  questions: [],
  upcoming_bookings: 2,
  ...fields,
})

export const aFloor = (fields: Partial<OperatedFloor> = {}): OperatedFloor => ({
  uuid: '00000000-0000-4000-8000-0000000000f1',
  version: 1,
  building,
  id: 'lobby',
  is_published: false,
  name: 'Lobby',
  suites: 2,
  ...fields,
})

export const aSuite = (fields: Partial<OperatedSuite> = {}): OperatedSuite => ({
  uuid: '00000000-0000-4000-8000-0000000000a1',
  version: 1,
  building,
  floor: { uuid: aFloor().uuid, name: 'Lobby' },
  floors: [{ uuid: aFloor().uuid, name: 'Lobby' }],
  id: 'suite-101',
  is_published: false,
  topic: null,
  name: 'Suite 101',
  temp_unit: 'C',
  temp_equipment_name: null,
  has_lighting: true,
  ...fields,
})

export const aMiniApp = (fields: Partial<OperatedMiniApp> = {}): OperatedMiniApp => ({
  uuid: '00000000-0000-4000-8000-0000000000f7',
  version: 1,
  building,
  name: 'Reserve',
  app_uuid: '00000000-0000-4000-8000-0000000000f6',
  launch: 'https://reserve.example/',
  origins: ['https://reserve.example'],
  capabilities: ['getUser'],
  launch_by: 'address',
  saml_provider: null,
  saml_audience: null,
  saml_acs: null,
  kind: 'webview',
  icon: null,
  covers_all: true,
  ...fields,
})

export const aKiosk = (fields: Partial<OperatedKiosk> = {}): OperatedKiosk => ({
  uuid: '00000000-0000-4000-8000-0000000000f8',
  version: 1,
  building,
  name: 'North lobby',
  place: 'Beside the lifts',
  state: 'open',
  last_seen_at: '2031-03-04T17:00:00.000Z',
  app_version: '3.5.0',
  ...fields,
})

export const aCompany = (fields: Partial<OperatedCompany> = {}): OperatedCompany => ({
  uuid: '00000000-0000-4000-8000-000000000021',
  version: 1,
  name: 'Fathom',
  description: null,
  url: null,
  logo_url: null,
  types: [],
  buildings: [{ ...building, floor: null, opening_hours: {}, domains: ['fathom.example'] }],
  people: 2,
  ...fields,
})

const fathom = { uuid: aCompany().uuid, name: 'Fathom' }
const brook = { uuid: '00000000-0000-4000-8000-000000000022', name: 'Brook' }

export const aPerson = (fields: Partial<OperatedPersonDetail> = {}): OperatedPersonDetail => ({
  uuid: '00000000-0000-4000-8000-000000000011',
  version: 1,
  email: 'nia@fathom.example',
  first_name: 'Nia',
  last_name: 'Newcomer',
  state: 'active',
  company: fathom,
  buildings: [building],
  requested_email: null,
  memberships: [
    { building, source: 'domain', is_waiting: false, permissions: ['can-check-passes'], roles: [] },
  ],
  companies: [brook, fathom],
  ...fields,
})

export const aPortfolio = (fields: Partial<OperatedPortfolio> = {}): OperatedPortfolio => ({
  uuid: '00000000-0000-4000-8000-000000000091',
  version: 1,
  name: 'North',
  buildings: [],
  roles: 2,
  ...fields,
})

export const aProvider = (
  fields: Partial<OperatedIdentityProvider> = {},
): OperatedIdentityProvider => ({
  uuid: '00000000-0000-4000-8000-0000000000d7',
  version: 1,
  name: 'Harbor Login',
  domain: 'harbor.example',
  protocol: 'oidc',
  required: false,
  provisioned_only: false,
  issuer: 'https://login.harbor.example',
  url: null,
  client_id: 'portico',
  client_secret_variable: null,
  certificate: null,
  ...fields,
})

export const aRequestDetail = (
  fields: Partial<OperatedRequestDetail> = {},
): OperatedRequestDetail => ({
  uuid: '00000000-0000-4000-8000-0000000000c4',
  version: 1,
  subject: 'A door',
  description: 'It sticks.',
  category: 'Repairs',
  sent_by: {
    uuid: '00000000-0000-4000-8000-0000000000a1',
    name: 'Ada Winthrop',
    email: 'ada@meridian.example',
    company: 'Fathom',
  },
  state: 'submitted',
  status: 'Submitted',
  assignee: null,
  created_at: '2026-11-28T18:00:00Z',
  timezone: 'America/Vancouver',
  building: { uuid: '00000000-0000-4000-8000-000000000002', name: 'Harbor Exchange' },
  files: [{ name: 'door.png', url: '/files/door' }],
  completed_at: null,
  thread: [],
  actions: ['assign', 'start', 'answer', 'ask', 'note', 'finish', 'decline'],
  assignees: [
    { uuid: '00000000-0000-4000-8000-0000000000e1', name: 'Enid Engineer' },
    { uuid: '00000000-0000-4000-8000-0000000000e2', name: 'Mia Manager' },
  ],
  ...fields,
})
