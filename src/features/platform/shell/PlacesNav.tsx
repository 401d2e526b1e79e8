import type { Building } from '@contract/buildings'
import { scrollToAnchor } from '@features/home/scrollToAnchor'
import { useLingui } from '@lingui/react/macro'
import { ownBuildingOf } from '@machines/tenancy/building/selectors'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import Armchair from 'lucide-react/icons/armchair'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import House from 'lucide-react/icons/house'
import Ticket from 'lucide-react/icons/ticket'
import type { MouseEvent } from 'react'
import * as css from './PlacesNav.css'

type Part = 'home' | 'whatsOn' | 'bookings' | 'amenities' | 'companies'

/** The part of the building that an address belongs to. */
function partOf({ pathname, hash }: { pathname: string; hash: string }): Part | null {
  const [, root = '', , part = ''] = pathname.split('/')
  if (root === '' || root === 'home' || (root === 'building' && part === '')) {
    return hash === 'discover' ? 'whatsOn' : 'home'
  }
  if (root === 'my-history') return 'bookings'
  if (root !== 'building') return null
  if (part === 'amenities' || part === 'companies') return part
  return /^(?:calendar|content|posts|event-posts|offers|events|deals)$/.test(part)
    ? 'whatsOn'
    : null
}

const home = '/building/$buildingUuid'

type Entry = {
  part: Part
  label: string
  to: typeof home | `${typeof home}/amenities` | `${typeof home}/companies` | '/my-history'
  hash?: string
  Icon: typeof House
}

type Props = {
  building: Building
  /** On phones within reach of the thumb, otherwise in the header; the styles show one of them. */
  at: 'header' | 'bottom'
}

/** The current part of the building, and links to the others. */
export function PlacesNav({ building: { uuid }, at }: Props) {
  const { t } = useLingui()
  const here = useRouterState({ select: ({ location }) => partOf(location) })
  const params = { buildingUuid: uuid }
  const own = useShared('building', ownBuildingOf)
  const navigate = useNavigate()
  const { history } = useFeatures()
  // Home remains mounted with its scroll position, which the router restores; the section is
  // scrolled to from there.
  const goTo = (hash: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: home, params, hash }).then(() =>
      requestAnimationFrame(() => scrollToAnchor(hash)),
    )
  }
  const entries: Entry[] = [
    { part: 'home', label: t`Home`, to: home, Icon: House },
    { part: 'whatsOn', label: t`What’s on`, to: home, hash: 'discover', Icon: CalendarDays },
    // Four fit on the narrowest phones in any language; home links to the amenities too.
    history
      ? { part: 'bookings', label: t`Bookings`, to: '/my-history', Icon: Ticket }
      : { part: 'amenities', label: t`Amenities`, to: `${home}/amenities`, Icon: Armchair },
    { part: 'companies', label: t`Companies`, to: `${home}/companies`, Icon: Building2 },
  ]
  return (
    <nav className={css.nav[at]} aria-label={at === 'header' ? t`Places` : t`Building`}>
      <ul className={css.list}>
        {entries.map(({ part, label, to, hash, Icon }) => (
          <li key={part} className={css.item} data-here={part === here || undefined}>
            <Link
              to={to}
              // A building that is only visited is left by home.
              params={part === 'home' && own ? { buildingUuid: own.uuid } : params}
              {...(hash && { hash, onClick: goTo(hash) })}
              // By default, the router marks every link whose address is a prefix of the current
              // one.
              activeOptions={{ exact: true, includeHash: true }}
              aria-current={part === here ? 'page' : undefined}
              className={css.link}
            >
              {at === 'bottom' && <Icon size={24} aria-hidden="true" />}
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
