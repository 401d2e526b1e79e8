import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '@ui/card/Card'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import * as css from './OfferLinks.css'

/** The way to what a building offers. */
export function OfferLinks({ building }: { building: string }) {
  const { t } = useLingui()
  const links = [
    { href: paths.utilities(building), label: t`Utilities` },
    { href: paths.amenityCategories(building), label: t`Amenities` },
    { href: paths.resources(building), label: t`Resources` },
    { href: paths.floors(building), label: t`Light and climate` },
    { href: paths.miniApps(building), label: t`Mini-apps` },
    { href: paths.kiosks(building), label: t`Kiosks` },
  ]
  return (
    <Card>
      <nav aria-labelledby="offers" className={css.links}>
        <h2 id="offers" className={css.title}>
          <Trans>What it offers</Trans>
        </h2>
        {links.map(({ href, label }) => (
          <ConsoleLink key={href} href={href} className={standaloneLinkClass}>
            {label}
            <ChevronRight size={20} aria-hidden="true" />
          </ConsoleLink>
        ))}
      </nav>
    </Card>
  )
}
