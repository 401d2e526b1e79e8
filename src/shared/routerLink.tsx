import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@ui/link/renderLink'

/**
 * A design-system link that the router follows, to any path of the app. The cast is needed because
 * paths in content are not typed. For a known route, use `Link` or `hrefTo`. Only a link to exactly the
 * current page is marked as that; by default, the router also marks links to pages above it.
 */
export const routerLink: RenderLink = ({ href, children, ...props }) => (
  <Link to={href as '/'} activeOptions={{ exact: true }} {...props}>
    {children}
  </Link>
)

/** An external link that opens in a new tab without an opener. */
export const newTabLink: RenderLink = ({ children, ...props }) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
)

/** A link that runs an action instead of navigating to its address. */
export function actingLink(act: () => void): RenderLink {
  return ({ href, children, onClick, ...props }) => (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
        act()
      }}
    >
      {children}
    </a>
  )
}
