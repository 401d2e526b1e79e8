import { pages } from '@features/pages'
import type { AnyPage, Layout, PageDefinition, RawSearch } from '@shared/pages/definePage'
import { needsOf, startsOf } from '@shared/pages/needsOf'
import { type AnyRoute, createRoute, notFound, type Route, redirect } from '@tanstack/react-router'
import { requirementsGuard } from './guards'
import { type Loading, openCode } from './openCode'
import { pageLifecycle, pagesAt } from './pageLifecycle'
import { pageView } from './screenView'
import { shellRoute } from './shellRoute'

const layoutRoute = (layout: Layout) =>
  createRoute({
    getParentRoute: () => shellRoute,
    id: layout.id,
    beforeLoad: requirementsGuard(layout.requires ?? []),
    ...openCode(needsOf(layout)),
    ...pageLifecycle(layout.starts),
  })

function pageRoute(parent: AnyRoute, page: AnyPage): AnyRoute {
  const { path, validateSearch, screen, logic, requires = [], exists, redirects } = page
  const starts = startsOf(page)
  const prefetch = ({ context, params, location: { pathname, search } }: Loading) => {
    const address = { params, pathname, search: validateSearch?.(search) ?? search }
    for (const each of pagesAt(starts, address)) context.prefetchPage(each)
  }
  return createRoute({
    getParentRoute: () => parent,
    path,
    ...(validateSearch && { validateSearch }),
    staticData: { isHome: screen === null },
    beforeLoad: (attempt) => {
      requirementsGuard(requires)(attempt)
      const { pathname } = attempt.location
      const at = { params: attempt.params as never, pathname }
      if (exists?.(at) === false) throw notFound()
      const href = redirects?.(at) ?? null
      if (href !== null) throw redirect({ href, replace: true })
    },
    ...openCode(needsOf(page), prefetch),
    component: screen === null ? () => null : pageView(screen, logic?.logic),
    ...pageLifecycle(starts),
  })
}

/**
 * The routes of all pages: those within a layout are children of its route, all others of the
 * shell.
 */
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

type ShellId = (typeof shellRoute)['id']
type LayoutId<Within> = Within extends Layout<infer Id> ? `/${Id}` : ''

/** The type of a page's route, as links and hooks use it. */
type PageRoute<Page> =
  Page extends PageDefinition<infer Path, infer Search, infer Within, infer _>
    ? Route<
        unknown,
        typeof shellRoute,
        Path,
        Path,
        string,
        `${ShellId}${LayoutId<Within>}${Path}`,
        unknown extends Search ? undefined : (input: RawSearch) => Search
      >
    : never

/**
 * A loop over the pages loses each page's type, so the cast derives it from their list. Routes of
 * layouts are left out, because no link leads to one. `tests/router/typedRoutes.test.tsx` compares
 * ids, paths and parameters with the router's own.
 */
export const pageRoutes = createPageRoutes() as PageRoute<(typeof pages)[number]>[]
