import type { Implementation } from '../http/implement'
import { appRoutes } from './apps'
import { authRoutes } from './auth'
import { bookingRoutes } from './bookings'
import { buildingRoutes } from './buildings'
import { contentRoutes } from './content'
import { directoryRoutes } from './directory'
import { errorRoutes } from './errors'
import { flagRoutes } from './flags'
import { kioskRoutes } from './kiosk'
import { liveRoutes } from './live'
import { noticeRoutes } from './notices'
import { operateRoutes } from './operate/routes'
import { ownSessionRoutes } from './ownSessions'
import { passRoutes } from './passes'
import { paymentRoutes } from './payments'
import { platformRoutes } from './platform'
import { postRoutes } from './posts'
import { prefetchRoutes } from './prefetch'
import { registerRoutes } from './register'
import { savedRoutes } from './saved'
import { searchRoutes } from './search'
import { serviceRequestRoutes } from './serviceRequests'
import { smartBuildingRoutes } from './smartBuilding'
import { ssoRoutes } from './sso'
import { supportRoutes } from './support'
import { userRoutes } from './users'
import { verificationRoutes } from './verification'
import { visitorRoutes } from './visitors'
import { whitelabelRoutes } from './whitelabel'

/** Every implemented endpoint. The others of the contract respond with 501. */
export const routes: readonly Implementation[] = [
  ...authRoutes,
  ...registerRoutes,
  ...ssoRoutes,
  ...verificationRoutes,
  ...userRoutes,
  ...ownSessionRoutes,
  ...noticeRoutes,
  ...buildingRoutes,
  ...whitelabelRoutes,
  ...contentRoutes,
  ...postRoutes,
  ...passRoutes,
  ...savedRoutes,
  ...directoryRoutes,
  ...smartBuildingRoutes,
  ...bookingRoutes,
  ...visitorRoutes,
  ...serviceRequestRoutes,
  ...searchRoutes,
  ...supportRoutes,
  ...paymentRoutes,
  ...appRoutes,
  ...platformRoutes,
  ...prefetchRoutes,
  ...errorRoutes,
  ...flagRoutes,
  ...kioskRoutes,
  ...liveRoutes,
  ...operateRoutes,
]
