import { Link } from '@tanstack/react-router'
import type { LinkProps, RenderLink } from '@ui/link/renderLink'

type Props = Omit<LinkProps, 'href'> & {
  'aria-label'?: string
  /** A path below `/operate`, possibly with a query. */
  href: string
}

/**
 * A link that the console's router follows. The cast is needed because only the app's router is registered with the
 * library's types; `paths.ts` lists the addresses.
 */
export function ConsoleLink({ href, children, ...rest }: Props) {
  const [path = '/', query = ''] = href.split('?')
  return (
    <Link
      // The places mark by themselves where one is; the router would mark all that a path begins with.
      activeOptions={{ exact: true, includeSearch: true }}
      to={path as '/'}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
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
