import { pages } from '@features/pages'
import type { AnyPage, Layout } from '@shared/pages/definePage'
import { type AnyRoute, createRoute, notFound, redirect } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import { requirementsGuard } from './guards'
import { type Loading, openArea } from './openArea'
import { pageLife, pagesAt } from './pageLife'
import { shellRoute } from './shellRoute'

const layoutRoute = ({ id, area, requires = [], starts }: Layout) =>
  createRoute({
    getParentRoute: () => shellRoute,
    id,
    beforeLoad: requirementsGuard(requires),
    ...openArea(area),
    ...pageLife(starts),
  })

function pageRoute(parent: AnyRoute, page: AnyPage): AnyRoute {
  const { path, area, screen, requires = [], starts = [] } = page
  const { prefetches, exists, redirects } = page
  const prefetch = ({ context, params, location: { pathname, search } }: Loading) => {
    for (const each of pagesAt(starts, { params, pathname, search })) context.readPage(each)
  }
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { isHome: screen === null },
    beforeLoad: (attempt) => {
      requirementsGuard(requires)(attempt)
      const { pathname, search } = attempt.location
      const address = { params: attempt.params as never, pathname, search }
      if (exists?.(address) === false) throw notFound()
      const href = redirects?.(address) ?? null
      if (href !== null) throw redirect({ href, replace: true })
    },
    ...openArea(area, prefetches && prefetch),
    component: screen === null ? () => null : areaPage(area, screen),
    ...pageLife(starts),
  })
}

/** The routes of all pages: those within a layout below its route, the others below the shell. */
function createPageRoutes(): AnyRoute[] {
  const layouts = new Set<Layout>(pages.flatMap(({ within }) => within ?? []))
  const routesWithin = (layout: Layout | undefined, parent: AnyRoute) =>
    pages.filter(({ within }) => within === layout).map((page) => pageRoute(parent, page))
  return [
    ...routesWithin(undefined, shellRoute),
    ...[...layouts].map((layout) => {
      const route = layoutRoute(layout)
      return route.addChildren(routesWithin(layout, route))
    }),
  ]
}

export const pageRoutes = createPageRoutes()
