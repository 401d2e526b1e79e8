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
