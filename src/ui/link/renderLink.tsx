import type { AriaRole, MouseEvent, ReactNode } from 'react'

/** The props that a component passes to its link. */
export type LinkProps = {
  href: string
  className: string
  children: ReactNode
  id?: string | undefined
  role?: AriaRole | undefined
  tabIndex?: number | undefined
  onClick?: ((event: MouseEvent) => void) | undefined
  'aria-current'?: 'true' | 'page' | 'location' | undefined
  'aria-selected'?: boolean | undefined
  'aria-checked'?: boolean | undefined
  'aria-disabled'?: boolean | undefined
}

/** Inserts a router link: `renderLink={({ href, ...props }) => <Link to={href} {...props} />}`. */
export type RenderLink = (props: LinkProps) => ReactNode

export const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>
