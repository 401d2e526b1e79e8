/** Who looks at which brand. */
export const brands = {
  portico: { host: 'localhost', email: 'ada@meridian.example' },
  leaseline: { host: 'lease.localhost', email: 'tess@leaseline.example' },
  harbor: { host: 'harbor.localhost', email: 'noor@harbor.example' },
}

const folders = {
  EVENT: 'events',
  OFFER: 'offers',
  DEAL: 'deals',
  POST: 'posts',
  EVENT_POST: 'event-posts',
}

/** The first item of a type that has a picture, else the first of that type. */
const contentOf =
  (...types) =>
  ({ contents }) => {
    const fitting = contents.filter(({ type }) => types.includes(type))
    const found = fitting.find((item) => item.image_url) ?? fitting[0]
    return found && `/${folders[found.type]}/${found.uuid}`
  }
const typeAddress = (address) => async (page) => {
  await page.locator('input[name=email]').fill(address)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(600)
}

/**
 * What is photographed. `path` is an address, or makes one below the building from its `contents`, `amenities` and
 * `companies`; null where there is none. With two slashes at its beginning it is no address of the building. `act` does what leads there.
 */
export const screens = {
  'sign-in': { isOutside: true, path: '/login' },
  password: { isOutside: true, path: '/login', act: (page, { email }) => typeAddress(email)(page) },
  unknown: { isOutside: true, path: '/login', act: typeAddress('nobody@nowhere.example') },
  'reset-password': { isOutside: true, path: '/reset-password' },
  'not-found': { isOutside: true, path: '/no/such/page' },
  home: { path: () => '' },
  event: { path: contentOf('EVENT') },
  offer: { path: contentOf('OFFER', 'DEAL') },
  post: { path: contentOf('POST') },
  amenities: { path: () => '/amenities' },
  amenity: { path: ({ amenities }) => amenities[0] && `/amenities/${amenities[0].amenity_uuid}` },
  companies: { path: () => '/companies' },
  company: { path: ({ companies }) => companies[0] && `/companies/${companies[0].uuid}` },
  history: { path: () => '//my-history?type=bookings' },
  'history-past': { path: () => '//my-history?type=bookings&tab=past' },
  receipt: {
    path: () => '//my-history?type=bookings',
    act: async (page) => {
      await page.locator('main li button').first().click()
      await page.waitForTimeout(600)
    },
  },
  'service-requests': { path: () => '/service-requests' },
  'new-request': {
    path: () => '/service-requests',
    act: async (page) => {
      await page.locator('main button').first().click()
      await page.waitForTimeout(600)
    },
  },
  'help-desk': { path: () => '//help-desk' },
  account: { path: () => '//account' },
  profile: { path: () => '//account/profile' },
  'signed-in': { path: () => '//account/sessions' },
  'page-missing': { path: () => '/no/such/page' },
}
