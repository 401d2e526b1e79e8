import type { Implementation } from '../http/implement'
import { authRoutes } from './auth'
import { buildingRoutes } from './buildings'
import { contentRoutes } from './content'
import { directoryRoutes } from './directory'
import { flagRoutes } from './flags'
import { kioskRoutes } from './kiosk'
import { platformRoutes } from './platform'
import { postRoutes } from './posts'
import { registerRoutes } from './register'
import { ssoRoutes } from './sso'
import { supportRoutes } from './support'
import { userRoutes } from './users'
import { verificationRoutes } from './verification'
import { whitelabelRoutes } from './whitelabel'

/** Every endpoint that is built. The others of the contract answer 501. */
export const routes: readonly Implementation[] = [
  ...authRoutes,
  ...registerRoutes,
  ...ssoRoutes,
  ...verificationRoutes,
  ...userRoutes,
  ...buildingRoutes,
  ...whitelabelRoutes,
  ...contentRoutes,
  ...postRoutes,
  ...directoryRoutes,
  ...supportRoutes,
  ...platformRoutes,
  ...flagRoutes,
  ...kioskRoutes,
]
