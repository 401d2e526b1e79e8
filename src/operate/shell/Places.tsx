import { useLingui } from '@lingui/react/macro'
import { operatorOf, pageNameOf } from '@machines/operate/console/selectors'
import Building2 from 'lucide-react/icons/building-2'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import { type ComponentType, useEffect, useRef } from 'react'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from './ConsoleLink'
import * as css from './shell.css'

type Place = {
  href: string
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  /** The names of the pages that belong to it. */
  pages: readonly string[]
  isOffered: boolean
}

/** The places of the console that the operator's roles open. */
export function Places() {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const page = useConsole(pageNameOf)
  const seesCompanies = mayAnywhere(operator, 'companies.read')
  const places: Place[] = [
    {
      href: paths.overview,
      label: t`Buildings`,
      Icon: Building2,
      pages: [
        'buildings',
        'building',
        'opening',
        'utilities',
        'utility',
        'amenityCategories',
        'amenityCategory',
        'amenity',
        'resources',
        'resource',
        'floors',
        'floor',
        'suite',
        'miniApps',
        'miniApp',
        'kiosks',
        'kiosk',
      ],
      isOffered: mayAnywhere(operator, 'buildings.read'),
    },
    {
      href: paths.companies,
      label: t`Companies`,
      Icon: Landmark,
      pages: ['companies', 'company', 'provisioning'],
      isOffered: seesCompanies,
    },
    {
      href: paths.people,
      label: t`People`,
      Icon: Users,
      // An administrator of a company comes from here to its provisioning.
      pages: ['people', 'person', 'import', ...(seesCompanies ? [] : ['provisioning'])],
      isOffered: mayAnywhere(operator, 'people.read'),
    },
    {
      href: paths.roles,
      label: t`Roles`,
      Icon: KeyRound,
      pages: ['roles'],
      isOffered: mayAnywhere(operator, 'roles.read'),
    },
    {
      href: paths.audit,
      label: t`Changes`,
      Icon: ClipboardList,
      pages: ['audit'],
      isOffered: mayAnywhere(operator, 'audit.read'),
    },
    {
      href: paths.deployment,
      label: t`Deployment`,
      Icon: Settings,
      pages: [
        'deployment',
        'brands',
        'brand',
        'portfolios',
        'portfolio',
        'providers',
        'provider',
        'flags',
      ],
      isOffered: mayAnywhere(operator, 'deployment.edit'),
    },
  ]
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the places scroll sideways; the current one must be seen.
    const current = nav.current?.querySelector('[aria-current]')
    if (page !== null) current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [page])
  return (
    <nav ref={nav} aria-label={t`Console`} className={css.places}>
      {places
        .filter(({ isOffered }) => isOffered)
        .map(({ href, label, Icon, pages }) => (
          <ConsoleLink
            key={href}
            href={href}
            className={css.place}
            aria-current={page !== null && pages.includes(page) ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden="true" />
            {label}
          </ConsoleLink>
        ))}
    </nav>
  )
}
