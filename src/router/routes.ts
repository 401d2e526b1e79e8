import { authRoutes } from './authRoutes'
import { pageRoutes } from './pageRoutes'
import { rootRoute } from './rootRoute'
import { shellRoute } from './shellRoute'

export const routeTree = rootRoute.addChildren([...authRoutes, shellRoute.addChildren(pageRoutes)])
