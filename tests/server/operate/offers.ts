/** Bodies that create what a building offers. */
export const aNewUtility = {
  text: 'Transit',
  utility_name: 'Transit',
  type: 'webview',
  url: 'https://transit.example/',
  route: null,
  web_image: null,
  company_types: [],
  requires_sign_in: false,
}
export const aNewAmenity = {
  name: 'Pool',
  description: null,
  image_url: null,
  image_alt_text: null,
  floor: null,
  hours: null,
  capacity: null,
}
export const aNewResource = {
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
}
export const aNewSuite = {
  name: 'Suite 101',
  temp_unit: 'C',
  temp_equipment_name: null,
  has_lighting: true,
}
export const aNewWhitelabel = {
  brand: 'Alder House',
  host: 'alder.example',
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
}
/** A provider of SAML, whose test needs no network. */
export const aNewIdentityProvider = {
  name: 'Acme Login',
  domain: 'acme.example',
  protocol: 'saml',
  required: false,
  provisioned_only: false,
  issuer: 'https://login.acme.example/saml',
  url: 'https://login.acme.example/sso',
  client_id: null,
  client_secret_variable: null,
  certificate: '-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----',
}
export const aNewMiniApp = {
  name: 'Reserve',
  launch: 'https://reserve.example/start',
  origins: ['https://reserve.example'],
  capabilities: ['getUser', 'bookings'],
}
export const aNewFlagRule = {
  flag: 'dropdown-kiosk',
  audience: 'everyone',
  value: '',
  enabled: true,
}
