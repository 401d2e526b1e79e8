import { operateAuditRoutes } from './audit'
import { operateBuildingRoutes } from './buildings'
import { operateCompanyRoutes } from './companies'
import { operateCompanyDomainRoutes } from './companyDomains'
import { operateConnectionRoutes } from './connections'
import { operateFlagRuleRoutes } from './flagRules'
import { operateGrantRoutes } from './grants'
import { operateIdentityProviderRoutes } from './identityProviders'
import { operateImportRoutes } from './imports'
import { operateKioskRoutes } from './kiosks'
import { operateMiniAppRoutes } from './miniApps'
import { operateOpeningRoutes } from './openings'
import { operatorRoutes } from './operator'
import { orderedRecordRoutes } from './orderedRecords'
import { operatePeopleRoutes } from './people'
import { operatePortfolioRoutes } from './portfolios'
import { operateScimTokenRoutes } from './scimTokens'
import { operateUploadRoutes } from './uploads'
import { operateWhitelabelRoutes } from './whitelabels'

/** The endpoints of the operators' console. */
export const operateRoutes = [
  ...operatorRoutes,
  ...operateOpeningRoutes,
  ...operateWhitelabelRoutes,
  ...operatePortfolioRoutes,
  ...operateIdentityProviderRoutes,
  ...operateBuildingRoutes,
  ...orderedRecordRoutes,
  ...operateMiniAppRoutes,
  ...operateUploadRoutes,
  ...operateKioskRoutes,
  ...operateCompanyRoutes,
  ...operateCompanyDomainRoutes,
  ...operatePeopleRoutes,
  ...operateScimTokenRoutes,
  ...operateImportRoutes,
  ...operateConnectionRoutes,
  ...operateFlagRuleRoutes,
  ...operateGrantRoutes,
  ...operateAuditRoutes,
]
