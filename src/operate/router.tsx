import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ConsoleActor } from './ConsoleContext'
import type { OperatePage } from './definePage'
import { paths } from './paths'
import { NotFoundScreen } from './shell/NotFoundScreen'
import { Root } from './shell/Root'
import { RunningPage } from './shell/RunningPage'
import { ShortcutsScreen } from './shortcuts/ShortcutsScreen'

type RouterContext = { console: ConsoleActor }
type Match = { context: RouterContext; params: object; search: unknown }

/** The console's router. It tells the root machine which page the address names; the machine runs its logic. */
export function createConsoleRouter(
  pages: readonly OperatePage[],
  context: RouterContext,
  history?: RouterHistory,
) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Root,
    notFoundComponent: NotFoundScreen,
  })
  const routes = pages.map(({ name, path, validateSearch, screen }) => {
    const enter = ({ context: { console }, params, search }: Match) =>
      console.send({
        type: 'page.entered',
        page: {
          name,
          params: params as Record<string, string>,
          search: search as Record<string, unknown>,
        },
      })
    return createRoute({
      getParentRoute: () => root,
      path,
      ...(validateSearch && { validateSearch }),
      onEnter: enter,
      onStay: enter,
      onLeave: ({ context: { console } }: Match) => console.send({ type: 'page.left' }),
      component: () => <RunningPage name={name} screen={screen} />,
    })
  })
  const shortcutsRoute = createRoute({
    getParentRoute: () => root,
    path: paths.shortcuts,
    component: ShortcutsScreen,
  })
  return createRouter({
    routeTree: root.addChildren([...routes, shortcutsRoute]),
    context,
    basepath: '/operate',
    notFoundMode: 'root',
    scrollRestoration: true,
    ...(history && { history }),
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>
