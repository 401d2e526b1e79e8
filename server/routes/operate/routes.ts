import { operateAmenityRoutes } from './amenities'
import { operateAuditRoutes } from './audit'
import { operateBuildingRoutes } from './buildings'
import { operateCompanyRoutes } from './companies'
import { operateGrantRoutes } from './grants'
import { operateImportRoutes } from './imports'
import { operateOpeningRoutes } from './openings'
import { operatorRoutes } from './operator'
import { operatePeopleRoutes } from './people'
import { operateResourceRoutes } from './resources'
import { operateSuiteRoutes } from './suites'
import { operateUtilityRoutes } from './utilities'

/** The endpoints of the operators' console. */
export const operateRoutes = [
  ...operatorRoutes,
  ...operateOpeningRoutes,
  ...operateBuildingRoutes,
  ...operateUtilityRoutes,
  ...operateAmenityRoutes,
  ...operateResourceRoutes,
  ...operateSuiteRoutes,
  ...operateCompanyRoutes,
  ...operatePeopleRoutes,
  ...operateImportRoutes,
  ...operateGrantRoutes,
  ...operateAuditRoutes,
]
