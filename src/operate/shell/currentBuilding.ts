import { operatorOf } from '@machines/operate/console/selectors'
import { useLocation } from '@tanstack/react-router'
import { useConsole } from '../ConsoleContext'

type Address = { pathname: string; search: object }

/** The path of an address below `/operate`. */
export const pathBelow = ({ pathname }: Pick<Address, 'pathname'>): string =>
  pathname.replace(/^\/operate(?=\/|$)/, '') || '/'

/** The building to which an address belongs: by its path, or by the filter of a list. */
export function buildingAt(address: Address): string | null {
  const [, inPath] = /^\/buildings\/([^/]+)/.exec(pathBelow(address)) ?? []
  if (inPath !== undefined) return inPath
  const { building }: { building?: unknown } = address.search
  return typeof building === 'string' && building !== '' ? building : null
}

/** The building to which the page belongs; without a name if the operator's roles cover too many. */
export function useCurrentBuilding(): { uuid: string; name: string | null } | null {
  const uuid = useLocation({ select: buildingAt })
  const operator = useConsole(operatorOf)
  if (uuid === null) return null
  const known = operator?.buildings.find((building) => building.uuid === uuid)
  return { uuid, name: known?.name ?? null }
}
