import { routerLink } from '@shared/routerLink'
import { mirrored } from '@ui/icon/mirrored.css'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import * as css from './suites.css'

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <nav className={css.back}>
      {routerLink({
        href,
        className: standaloneLinkClass,
        children: (
          <>
            <ArrowLeft size={20} aria-hidden="true" className={mirrored} />
            {label}
          </>
        ),
      })}
    </nav>
  )
}
