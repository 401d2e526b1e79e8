import { Link } from '@tanstack/react-router'
import type { RenderLink } from '@ui/link/renderLink'

/** A link of the design system that the router follows. Paths are built, so their type is not known. */
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
