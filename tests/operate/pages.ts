import {
  aBrand,
  aBuilding,
  aCategory,
  aCompany,
  aContent,
  aFloor,
  aKiosk,
  aMiniApp,
  anAmenity,
  aPerson,
  aPortfolio,
  aProvider,
  aRequestDetail,
  aResource,
  aSuite,
  aUtility,
} from './records'
import { buildingUuid, type CallName, listCall } from './renderConsole'

type Row = {
  /** The page's name in `pages`. */
  page: string
  at: string
  /** The call that the page waits for. */
  call: CallName
  /** The heading of the page; of a record, until it has been read. */
  title: string
}
type ListRow = Row & {
  empty: string
  /** The page of a row of this list. */
  of?: string
  /** How a row is removed, and what the question says. */
  removal?: { call: CallName; verb?: string; title: string; text: string }
}
type RecordRow = Row & { record: { uuid: string }; name: string }

const inBuilding = (path: string) => `/buildings/${buildingUuid}/${path}`
const ofCompany = (path: string) => `/companies/${aCompany().uuid}/${path}`

const list = (
  page: ListRow['page'],
  at: string,
  title: string,
  empty: string,
  more: Partial<ListRow> = {},
): ListRow => ({ page, call: listCall(page), at, title, empty, ...more })

/** The lists of the console. */
export const lists: readonly ListRow[] = [
  list('buildings', '/', 'Buildings', 'No building yet', { of: 'building' }),
  list('bookings', inBuilding('bookings'), 'Bookings', 'No bookings yet'),
  list('requests', inBuilding('requests'), 'Requests', 'No requests yet'),
  list('visitors', inBuilding('visitors'), 'Visitors', 'No visitors yet'),
  list('contents', inBuilding('content'), 'Events, deals and posts', 'Nothing written yet', {
    of: 'content',
    removal: {
      call: 'publishContent',
      verb: 'Archive',
      title: 'Archive this?',
      text: 'Tenants no longer see Rooftop reading.',
    },
  }),
  list('attendees', inBuilding(`content/${aContent().uuid}/attendees`), 'Attendees', 'No one yet'),
  list('utilities', inBuilding('utilities'), 'Utilities', 'No utilities yet', {
    of: 'utility',
    removal: {
      call: 'utilities.remove',
      title: 'Remove this utility?',
      text: 'Transit disappears from home at once.',
    },
  }),
  list('amenityCategories', inBuilding('amenities'), 'Amenities', 'No amenities yet', {
    of: 'amenityCategory',
    removal: {
      call: 'amenityCategories.remove',
      title: 'Remove this category?',
      text: 'Fitness disappears at once, with its 2 amenities.',
    },
  }),
  list('resources', inBuilding('resources'), 'Resources', 'No resources yet', {
    of: 'resource',
    removal: {
      call: 'resources.remove',
      title: 'Remove this resource?',
      text: 'Tenants will no longer be able to book Harbor room.',
    },
  }),
  list('floors', inBuilding('floors'), 'Light and climate', 'No floors yet', {
    of: 'floor',
    removal: {
      call: 'floors.remove',
      title: 'Remove this floor?',
      text: 'Lobby disappears at once, with its 2 suites.',
    },
  }),
  list('miniApps', inBuilding('mini-apps'), 'Mini-apps', 'No mini-apps yet', {
    of: 'miniApp',
    removal: {
      call: 'miniApps.remove',
      title: 'Remove this mini-app?',
      text: 'Reserve will stop working in this building.',
    },
  }),
  list('kiosks', inBuilding('kiosks'), 'Kiosks', 'No kiosks yet', {
    of: 'kiosk',
    removal: {
      call: 'kiosks.remove',
      verb: 'Revoke',
      title: 'Revoke this kiosk?',
      text: 'North lobby is signed out at once',
    },
  }),
  list('companies', '/companies', 'Companies', 'No companies yet', {
    of: 'company',
    removal: { call: 'deleteCompany', title: 'Remove this company?', text: 'Fathom' },
  }),
  list('domains', ofCompany('domains'), 'Email domains', 'No domains yet', {
    call: 'companyDomains',
  }),
  list('provisioning', ofCompany('provisioning'), 'Automatic provisioning', 'No tokens yet', {
    call: 'scimTokens',
  }),
  list('people', '/people', 'People', 'No people yet', { of: 'person' }),
  list('roles', '/roles', 'Roles', 'No roles yet', { call: 'grants' }),
  list('audit', '/audit', 'Changes', 'No changes yet'),
  list('brands', '/deployment/brands', 'Brands', 'No brands yet', {
    call: 'whitelabels.list',
    of: 'brand',
    removal: {
      call: 'whitelabels.remove',
      title: 'Remove this brand?',
      text: 'harbor.example then shows the brand of the fallback host.',
    },
  }),
  list('portfolios', '/deployment/portfolios', 'Portfolios', 'No portfolios yet', {
    of: 'portfolio',
    removal: {
      call: 'portfolios.remove',
      title: 'Remove this portfolio?',
      text: 'The buildings of North stay as they are.',
    },
  }),
  list('providers', '/deployment/sign-in', 'Sign-in services', 'No sign-in services yet', {
    call: 'identityProviders',
    of: 'provider',
    removal: {
      call: 'deleteIdentityProvider',
      title: 'Remove this sign-in service?',
      text: 'Harbor Login',
    },
  }),
  list('flags', '/deployment/flags', 'Flags', 'No flags are switched', { call: 'flagRules' }),
]

const amenities = inBuilding(`amenities/${aCategory().uuid}`)
const suites = inBuilding(`floors/${aFloor().uuid}`)

const recordPage = (
  page: string,
  at: string,
  record: RecordRow['record'],
  title: string,
  name: string,
  call = page as CallName,
): RecordRow => ({ page, at, call, record, title, name })

/** The pages of one record. */
export const records: readonly RecordRow[] = [
  recordPage('building', inBuilding('settings'), aBuilding(), 'Building', 'Harbor Exchange'),
  recordPage(
    'content',
    inBuilding(`content/${aContent().uuid}`),
    aContent(),
    'Event, deal or post',
    'Rooftop reading',
    'contents.read',
  ),
  recordPage(
    'utility',
    inBuilding(`utilities/${aUtility().uuid}`),
    aUtility(),
    'Utility',
    'Transit',
    'utilities.read',
  ),
  recordPage(
    'amenityCategory',
    amenities,
    aCategory(),
    'Category',
    'Fitness',
    'amenityCategories.read',
  ),
  recordPage(
    'amenity',
    `${amenities}/${anAmenity().uuid}`,
    anAmenity(),
    'Amenity',
    'Pool',
    'amenities.read',
  ),
  recordPage(
    'request',
    inBuilding(`requests/${aRequestDetail().uuid}`),
    aRequestDetail(),
    'Request',
    'A door',
  ),
  recordPage(
    'resource',
    inBuilding(`resources/${aResource().uuid}`),
    aResource(),
    'Resource',
    'Harbor room',
    'resources.read',
  ),
  recordPage('floor', suites, aFloor(), 'Floor', 'Lobby', 'floors.read'),
  recordPage('suite', `${suites}/${aSuite().uuid}`, aSuite(), 'Suite', 'Suite 101', 'suites.read'),
  recordPage(
    'miniApp',
    inBuilding(`mini-apps/${aMiniApp().uuid}`),
    aMiniApp(),
    'Mini-app',
    'Reserve',
    'miniApps.read',
  ),
  recordPage(
    'kiosk',
    inBuilding(`kiosks/${aKiosk().uuid}`),
    aKiosk(),
    'Unnamed kiosk',
    'North lobby',
    'kiosks.read',
  ),
  recordPage('company', `/companies/${aCompany().uuid}`, aCompany(), 'Company', 'Fathom'),
  recordPage('person', `/people/${aPerson().uuid}`, aPerson(), 'Person', 'Nia Newcomer'),
  recordPage(
    'brand',
    `/deployment/brands/${aBrand().uuid}`,
    aBrand(),
    'Brand',
    'Harbor House',
    'whitelabels.read',
  ),
  recordPage(
    'portfolio',
    `/deployment/portfolios/${aPortfolio().uuid}`,
    aPortfolio(),
    'Portfolio',
    'North',
    'portfolios.read',
  ),
  recordPage(
    'provider',
    `/deployment/sign-in/${aProvider().uuid}`,
    aProvider(),
    'Sign-in service',
    'Harbor Login',
    'identityProvider',
  ),
]

/** Pages that are neither a list nor a record, and why. */
export const otherPages: Readonly<Record<string, string>> = {
  setup: 'the first start: access.test.tsx',
  buildingDay: 'figures: frontDesk.test.tsx',
  buildingWeeks: 'figures: frontDesk.test.tsx',
  calendar: 'a day: calendar.test.tsx',
  badge: 'to be printed: visitors.test.tsx',
  inside: 'to be printed: visitors.test.tsx',
  opening: 'a wizard: uploads.test.tsx and the laws of `opening`',
  import: 'a form: import.test.tsx',
  deployment: 'links and tests of connections: deployment.test.tsx',
}
