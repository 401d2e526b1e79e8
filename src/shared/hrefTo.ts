import type { RegisteredRouter } from '@tanstack/react-router'
import type { ParamsOf } from './pages/definePage'

type RoutePath = keyof RegisteredRouter['routesByPath']

type RouteParams<Path extends string> =
  object extends ParamsOf<Path> ? [] : [ParamsOf<Path> & Record<string, string>]

/** The address of a route, for parts of the design system that take an `href`. Elsewhere, use the router's `Link`. */
export const hrefTo = <const Path extends RoutePath>(
  to: Path,
  ...[params]: RouteParams<Path>
): string => to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
