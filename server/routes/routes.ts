import type { Implementation } from '../http/implement'
import { authRoutes } from './auth'
import { buildingRoutes } from './buildings'
import { contentRoutes } from './content'
import { flagRoutes } from './flags'
import { platformRoutes } from './platform'
import { userRoutes } from './users'
import { whitelabelRoutes } from './whitelabel'

/** Every endpoint that is built. The others of the contract answer 501. */
export const routes: readonly Implementation[] = [
  ...authRoutes,
  ...userRoutes,
  ...buildingRoutes,
  ...whitelabelRoutes,
  ...contentRoutes,
  ...platformRoutes,
  ...flagRoutes,
]
