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
}
export const aNewResource = {
  name: 'Harbor room',
  details: null,
  image_url: null,
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
