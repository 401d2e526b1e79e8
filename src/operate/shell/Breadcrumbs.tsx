import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { paths } from '../paths'
import { ConsoleLink } from './ConsoleLink'
import { buildingAt, pathBelow, useCurrentBuilding } from './currentBuilding'
import * as css from './Page.css'

type Crumb = { href: string; label: string }

/** The way to a page: its building, and the list that it belongs to. */
export function Breadcrumbs({ back }: { back: Crumb | undefined }) {
  const { t } = useLingui()
  const building = useCurrentBuilding()
  const path = useLocation({ select: pathBelow })
  const isInPath = useLocation({
    select: ({ pathname }) => buildingAt({ pathname, search: {} }) !== null,
  })
  const ofBuilding =
    building === null || !isInPath
      ? []
      : [
          { href: paths.overview, label: t`Buildings` },
          { href: paths.building(building.uuid), label: building.name ?? t`Building` },
        ]
  const crumbs = [
    ...ofBuilding,
    ...(back === undefined || ofBuilding.some(({ href }) => href === back.href) ? [] : [back]),
  ].filter(({ href }) => href !== path)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t`Way to this page`} className={css.way}>
      <ol className={css.crumbs}>
        {crumbs.map(({ href, label }, at) => (
          <li key={href} className={css.crumb}>
            {at > 0 && <ChevronRight size={16} aria-hidden="true" />}
            <ConsoleLink href={href} className={standaloneLinkClass}>
              {label}
            </ConsoleLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
