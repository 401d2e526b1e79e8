import { amenityPage } from './amenities/amenity.page'
import { amenityCategoriesPage } from './amenities/categories.page'
import { amenityCategoryPage } from './amenities/category.page'
import { attendeesPage } from './attendees/attendees.page'
import { auditPage } from './audit/audit.page'
import { brandPage } from './brands/brand.page'
import { brandsPage } from './brands/brands.page'
import { buildingPage } from './buildings/building.page'
import { overviewPage } from './buildings/overview.page'
import { companiesPage } from './companies/companies.page'
import { companyPage } from './companies/company.page'
import { contentPage } from './contents/content.page'
import { contentsPage } from './contents/contents.page'
import type { OperatePage } from './definePage'
import { deploymentPage } from './deployment/deployment.page'
import { domainsPage } from './domains/domains.page'
import { flagsPage } from './flags/flags.page'
import { calendarPage } from './frontDesk/calendar/calendar.page'
import { dayPage } from './frontDesk/day.page'
import { bookingsPage, requestsPage } from './frontDesk/lists.page'
import { requestPage } from './frontDesk/request.page'
import { badgePage } from './frontDesk/visitors/badge.page'
import { insidePage } from './frontDesk/visitors/inside.page'
import { visitorsPage } from './frontDesk/visitors/visitors.page'
import { weeksPage } from './frontDesk/weeks.page'
import { importPage } from './import/import.page'
import { kioskPage } from './kiosks/kiosk.page'
import { kiosksPage } from './kiosks/kiosks.page'
import { miniAppPage } from './miniApps/miniApp.page'
import { miniAppsPage } from './miniApps/miniApps.page'
import { openingPage } from './opening/opening.page'
import { peoplePage } from './people/people.page'
import { personPage } from './people/person.page'
import { portfolioPage } from './portfolios/portfolio.page'
import { portfoliosPage } from './portfolios/portfolios.page'
import { providerPage } from './providers/provider.page'
import { providersPage } from './providers/providers.page'
import { provisioningPage } from './provisioning/provisioning.page'
import { resourcePage } from './resources/resource.page'
import { resourcesPage } from './resources/resources.page'
import { rolesPage } from './roles/roles.page'
import { setupPage } from './setup/setup.page'
import { floorPage } from './suites/floor.page'
import { floorsPage } from './suites/floors.page'
import { suitePage } from './suites/suite.page'
import { utilitiesPage } from './utilities/utilities.page'
import { utilityPage } from './utilities/utility.page'

/** All pages of the console. */
export const pages: readonly OperatePage[] = [
  overviewPage,
  setupPage,
  openingPage,
  dayPage,
  weeksPage,
  calendarPage,
  bookingsPage,
  requestsPage,
  requestPage,
  visitorsPage,
  badgePage,
  insidePage,
  buildingPage,
  contentsPage,
  contentPage,
  attendeesPage,
  utilitiesPage,
  utilityPage,
  amenityCategoriesPage,
  amenityCategoryPage,
  amenityPage,
  resourcesPage,
  resourcePage,
  floorsPage,
  floorPage,
  suitePage,
  miniAppsPage,
  kiosksPage,
  kioskPage,
  miniAppPage,
  companiesPage,
  companyPage,
  domainsPage,
  provisioningPage,
  peoplePage,
  importPage,
  personPage,
  rolesPage,
  auditPage,
  deploymentPage,
  brandsPage,
  brandPage,
  portfoliosPage,
  portfolioPage,
  providersPage,
  providerPage,
  flagsPage,
]
