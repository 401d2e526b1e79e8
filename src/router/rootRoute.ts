import { allHydrated } from '@shared/hydration/hydration'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from './context'
import { Root } from './Root'
import { screenView } from './screenView'

/** Every address may request a language. Parameters that no page declares pass through. */
export type RootSearch = { lang?: string | undefined }

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // A page that React is still hydrating must not become another one. Nor must home be hidden before all of it is
  // hydrated: when it is shown again, it has another state than the server's markup.
  beforeLoad: ({ preload }) => (preload ? undefined : allHydrated()),
  validateSearch: ({ lang }: Record<string, unknown>): RootSearch => ({
    lang: typeof lang === 'string' ? lang : undefined,
  }),
  notFoundComponent: screenView(
    async () => (await import('@features/platform/crash/NotFoundScreen')).NotFoundScreen,
  ),
})
