import { Link } from '@tanstack/react-router'
import type { LinkProps, RenderLink } from '@ui/link/renderLink'

type Props = Omit<LinkProps, 'href'> & {
  'aria-label'?: string
  /** A path below `/operate`, possibly with a query and a hash. */
  href: string
}

/**
 * A link that the console's router follows. The cast is needed because only the app's router is registered with the
 * library's types; `paths.ts` lists the addresses.
 */
export function ConsoleLink({ href, children, ...rest }: Props) {
  const { pathname, searchParams, hash } = new URL(href, 'http://localhost')
  return (
    <Link
      // The places mark by themselves where one is; the router would mark all that a path begins with.
      activeOptions={{ exact: true, includeSearch: true }}
      to={pathname as '/'}
      search={Object.fromEntries(searchParams) as never}
      hash={hash.slice(1)}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** The same for components of the design system. */
export const consoleLink: RenderLink = ({ href, children, ...props }) => (
  <ConsoleLink href={href} {...props}>
    {children}
  </ConsoleLink>
)
