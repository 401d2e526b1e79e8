import * as apps from './apps'
import * as auth from './auth'
import * as bookings from './bookings'
import * as buildingContact from './buildingContact'
import * as buildings from './buildings'
import * as calendar from './calendar'
import * as companies from './companies'
import * as content from './content'
import * as directory from './directory'
import type { Endpoint } from './endpoint'
import * as errors from './errors'
import * as files from './files'
import * as flags from './flags'
import * as kiosk from './kiosk'
import * as live from './live'
import * as notices from './notices'
import * as operateAmenities from './operate/amenities'
import * as operateAttendees from './operate/attendees'
import * as operateAudit from './operate/audit'
import * as operateBuildings from './operate/buildings'
import * as operateCompanies from './operate/companies'
import * as operateCompanyDomains from './operate/companyDomains'
import * as operateConnections from './operate/connections'
import * as operateContents from './operate/contents'
import * as operateDayCalendar from './operate/dayCalendar'
import * as operateFinder from './operate/finder'
import * as operateFlagRules from './operate/flagRules'
import * as operateFrontDesk from './operate/frontDesk'
import * as operateGrants from './operate/grants'
import * as operateIdentityProviders from './operate/identityProviders'
import * as operateImports from './operate/imports'
import * as operateKiosks from './operate/kiosks'
import * as operateMiniApps from './operate/miniApps'
import * as operateOpenings from './operate/openings'
import * as operator from './operate/operator'
import * as operatePeople from './operate/people'
import * as operatePortfolios from './operate/portfolios'
import { isOperatedRecord, namedEndpoints } from './operate/records'
import * as operateResources from './operate/resources'
import * as operateScimTokens from './operate/scimTokens'
import * as operateSuites from './operate/suites'
import * as operateUploads from './operate/uploads'
import * as operateUtilities from './operate/utilities'
import * as operateWhitelabels from './operate/whitelabels'
import * as ownSessions from './ownSessions'
import * as passes from './passes'
import * as passVerification from './passVerification'
import * as payments from './payments'
import * as permissions from './permissions'
import * as platform from './platform'
import * as posts from './posts'
import * as prefetch from './prefetch'
import * as registration from './registration'
import * as resourceBooking from './resourceBooking'
import * as saved from './saved'
import * as search from './search'
import * as serviceRequests from './serviceRequests'
import * as smartBuilding from './smartBuilding'
import * as sso from './sso'
import * as support from './support'
import * as transactions from './transactions'
import * as users from './users'
import * as verification from './verification'
import * as visitors from './visitors'
import * as whitelabel from './whitelabel'

/** The endpoints of the app, by their areas. */
export const appAreas = {
  auth,
  registration,
  verification,
  sso,
  users,
  notices,
  ownSessions,
  transactions,
  buildings,
  buildingContact,
  whitelabel,
  content,
  calendar,
  posts,
  passes,
  passVerification,
  saved,
  companies,
  directory,
  search,
  resourceBooking,
  bookings,
  visitors,
  serviceRequests,
  files,
  smartBuilding,
  payments,
  support,
  apps,
  platform,
  permissions,
  prefetch,
  errors,
  flags,
  kiosk,
  live,
}

const areas = {
  ...appAreas,
  operateAmenities,
  operateAudit,
  operateBuildings,
  operateCompanies,
  operateCompanyDomains,
  operateConnections,
  operateAttendees,
  operateContents,
  operateDayCalendar,
  operateFinder,
  operateFlagRules,
  operateFrontDesk,
  operateGrants,
  operateIdentityProviders,
  operateImports,
  operateKiosks,
  operateMiniApps,
  operateOpenings,
  operatePeople,
  operatePortfolios,
  operateResources,
  operateScimTokens,
  operateSuites,
  operateUploads,
  operateUtilities,
  operateWhitelabels,
  operator,
}

export type Area = keyof typeof areas
export type Row = { area: Area; name: string; endpoint: Endpoint }

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'path' in exported
}

/**
 * All endpoints in the order of the areas above; the server, OpenAPI and tests iterate over them.
 */
export const table: readonly Row[] = Object.entries(areas).flatMap(([area, exports]) =>
  Object.entries(exports)
    .flatMap(([name, exported]): [string, unknown][] =>
      isOperatedRecord(exported) ? namedEndpoints(exported) : [[name, exported]],
    )
    .flatMap(([name, exported]) =>
      isEndpoint(exported) ? [{ area: area as Area, name, endpoint: exported }] : [],
    ),
)
