import { createRootRouteWithContext } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import type { RouterContext } from './context'
import { Root } from './Root'

/** `lang` sets the language, `returnTo` is where a sign-in leads back to; others pass through. */
type RootSearch = { lang?: string; returnTo?: string }

function textOrNothing(name: keyof RootSearch, given: unknown): Partial<RootSearch> {
  return typeof given === 'string' ? { [name]: given } : {}
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: (search: Record<string, unknown>): RootSearch => ({
    ...search,
    ...textOrNothing('lang', search.lang),
    ...textOrNothing('returnTo', search.returnTo),
  }),
  notFoundComponent: areaPage('entry', 'NotFoundScreen'),
})
