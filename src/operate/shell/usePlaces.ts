import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { useLocation } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { isWithin } from './buildingPlaces'
import { pathBelow } from './currentBuilding'

export type Place = {
  href: string
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  isCurrent: boolean
}

/** The places of the console that the operator's roles open. */
export function usePlaces(): Place[] {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const path = useLocation({ select: pathBelow })
  const may = (capability: Parameters<typeof mayAnywhere>[1]) => mayAnywhere(operator, capability)
  const seesCompanies = may('companies.read')
  const isIn = (...places: string[]) => places.some((place) => isWithin(path, place))
  return [
    {
      href: paths.overview,
      label: t`Buildings`,
      Icon: Building2,
      isCurrent: isIn(paths.overview, paths.buildings, '/openings'),
      isOffered: may('buildings.read'),
    },
    {
      href: paths.companies,
      label: t`Companies`,
      Icon: Landmark,
      isCurrent: isIn(paths.companies),
      isOffered: seesCompanies,
    },
    {
      href: paths.people,
      label: t`People`,
      Icon: Users,
      // An administrator of a company comes from here to its provisioning.
      isCurrent: isIn(paths.people) || (!seesCompanies && isIn(paths.companies)),
      isOffered: may('people.read'),
    },
    {
      href: paths.roles,
      label: t`Roles`,
      Icon: KeyRound,
      isCurrent: isIn(paths.roles),
      isOffered: may('roles.read'),
    },
    {
      href: paths.audit,
      label: t`Changes`,
      Icon: ClipboardList,
      isCurrent: isIn(paths.audit),
      isOffered: may('audit.read'),
    },
    {
      href: paths.deployment,
      label: t`Deployment`,
      Icon: Settings,
      isCurrent: isIn(paths.deployment),
      isOffered: may('deployment.edit'),
    },
  ].filter(({ isOffered }) => isOffered)
}
