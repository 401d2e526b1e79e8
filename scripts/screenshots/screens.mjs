/** The account that signs in to each brand. */
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

/** The first item of a type with a picture, otherwise the first of that type. */
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

const press = (button) => async (page) => {
  await page.locator(button).click()
  await page.waitForTimeout(600)
}
const floor = '/smart-building/floors/7'

/**
 * Screens to capture. `path` is an address, or derives one below the building from its `contents`,
 * `amenities` and `companies`; null if there is none. A path that starts with two slashes is not
 * below the building. `act` opens the screen from there; `as` names another account than the
 * brand's, and `of` the only brand with this screen.
 */
export const screens = {
  'sign-in': { isOutside: true, path: '/login' },
  password: { isOutside: true, path: '/login', act: (page, { email }) => typeAddress(email)(page) },
  unknown: { isOutside: true, path: '/login', act: typeAddress('nobody@nowhere.example') },
  'reset-password': { isOutside: true, path: '/reset-password' },
  accessibility: { isOutside: true, path: '/accessibility' },
  menu: { path: () => '', act: press('header button[aria-haspopup=menu] >> nth=-1') },
  buildings: { path: () => '', act: press('header button[aria-haspopup=menu] >> nth=0') },
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
    act: press('main li button >> nth=0'),
  },
  'service-requests': { path: () => '/service-requests' },
  'new-request': {
    path: () => '/service-requests',
    act: press('main button >> nth=0'),
  },
  safety: { path: () => '/emergency-management' },
  'help-desk': { path: () => '//help-desk' },
  calendar: { path: () => '/calendar' },
  saved: { path: () => '/saved' },
  approvals: { path: () => '/approvals', as: 'manager@meridian.example', of: 'portico' },
  'check-passes': { path: () => '/check-passes', as: 'manager@meridian.example', of: 'portico' },
  'checked-pass': {
    path: () => '/check-passes',
    as: 'manager@meridian.example',
    of: 'portico',
    act: async (page) => {
      await page.keyboard.type('7K3M-Q2WD-9XTA-4HBN')
      await page.waitForTimeout(600)
    },
  },
  floors: { path: () => '/smart-building' },
  suites: { path: () => `${floor}/suites`, of: 'portico' },
  lighting: { path: () => `${floor}/suites/710/control/lighting`, of: 'portico' },
  temperature: { path: () => `${floor}/suites/710/control/temperature`, of: 'portico' },
  account: { path: () => '//account' },
  'accessibility-inside': { path: () => '//accessibility' },
  search: {
    path: () => '',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.waitForTimeout(600)
      await page.keyboard.type('ja')
      await page.waitForTimeout(600)
    },
  },
  profile: { path: () => '//account/profile' },
  'signed-in': { path: () => '//account/sessions' },
  cards: { path: () => '//account/cards' },
  'add-card': {
    path: () => '//add-card',
    act: (page) => page.locator('input[name=cc-given-name]:enabled').waitFor(),
  },
  'add-card-refused': {
    path: () => '//add-card',
    act: async (page) => {
      await page.locator('input[name=cc-given-name]:enabled').fill('Ada')
      await page.locator('input[name=cc-family-name]').fill('Winthrop')
      await page
        .frameLocator('#card-number iframe')
        .locator('input')
        .pressSequentially('378282246310005')
      await page.locator('input[name=cc-exp]').fill('01/20')
      await page.frameLocator('#card-cvv iframe').locator('input').pressSequentially('7373')
      await page.locator('main button[type=submit]').click()
      await page.waitForTimeout(600)
    },
  },
  'page-missing': { path: () => '/no/such/page' },
}

/** The address of a screen for a user; null if the building has no suitable data. */
export function addressOf(screen, { origin, building, found }) {
  const below = screen.isOutside ? screen.path : screen.path(found)
  if (below === undefined) return null
  const isRooted = screen.isOutside || below.startsWith('//')
  return new URL(isRooted ? below.replace('//', '/') : building + below, origin)
}
