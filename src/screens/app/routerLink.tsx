import type { RenderLink } from '@ui/link/renderLink'
import { Link } from '@tanstack/react-router'

/** A link of the design system that the router follows. Paths are built, so their type is not known. */
export const routerLink: RenderLink = ({ href, children, ...props }) => (
  <Link to={href as '/'} {...props}>
    {children}
  </Link>
)
