import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@ui/link/renderLink'

/**
 * A link of the design system that the router follows, to any path of the app. Content names paths that no type knows:
 * the cast is the only one, and a link to a route of ours is a `Link` or takes its address from `hrefTo`.
 */
export const routerLink: RenderLink = ({ href, children, ...props }) => (
  <Link to={href as '/'} {...props}>
    {children}
  </Link>
)

/** A link out of the app, in a new tab that has no opener. */
export const newTabLink: RenderLink = ({ children, ...props }) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
  </a>
)

/** A link that does something of its own instead of leading to its address. */
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
