import { routerLink } from '@shared/routerLink'
import { mirrored } from '@ui/icon/mirrored.css'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'

/** The link above a page's title to the page above it. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return routerLink({
    href,
    className: standaloneLinkClass,
    children: (
      <>
        <ArrowLeft size={20} aria-hidden="true" className={mirrored} />
        {children}
      </>
    ),
  })
}
