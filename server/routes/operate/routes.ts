import { operateAttendeeRoutes } from './attendees'
import { operateAuditRoutes } from './audit'
import { operateBuildingRoutes } from './buildings'
import { operateCompanyRoutes } from './companies'
import { operateCompanyDomainRoutes } from './companyDomains'
import { operateConnectionRoutes } from './connections'
import { operateContentRoutes } from './contents'
import { operateDayCalendarRoutes } from './dayCalendar'
import { operateFinderRoutes } from './finder'
import { operateFlagRuleRoutes } from './flagRules'
import { operateFrontDeskRoutes } from './frontDesk'
import { operateGrantRoutes } from './grants'
import { operateIdentityProviderRoutes } from './identityProviders'
import { operateImportRoutes } from './imports'
import { operateKioskRoutes } from './kiosks'
import { openingPreviewRoutes } from './openingPreview'
import { operateOpeningRoutes } from './openings'
import { operatorRoutes } from './operator'
import { operatePeopleRoutes } from './people'
import { recordRoutes } from './records'
import { operateScimTokenRoutes } from './scimTokens'
import { operateUploadRoutes } from './uploads'

/** The endpoints of the operators' console. */
export const operateRoutes = [
  ...operatorRoutes,
  ...operateOpeningRoutes,
  ...openingPreviewRoutes,
  ...operateIdentityProviderRoutes,
  ...operateBuildingRoutes,
  ...operateDayCalendarRoutes,
  ...operateFrontDeskRoutes,
  ...recordRoutes,
  ...operateUploadRoutes,
  ...operateContentRoutes,
  ...operateAttendeeRoutes,
  ...operateKioskRoutes,
  ...operateCompanyRoutes,
  ...operateCompanyDomainRoutes,
  ...operatePeopleRoutes,
  ...operateScimTokenRoutes,
  ...operateImportRoutes,
  ...operateConnectionRoutes,
  ...operateFinderRoutes,
  ...operateFlagRuleRoutes,
  ...operateGrantRoutes,
  ...operateAuditRoutes,
]
