import { operatorOf } from '@machines/operate/console/selectors'
import type { Option } from '@ui/select/Select'
import { useConsole } from './ConsoleContext'

/** The buildings that the operator's roles cover, and how forms and filters offer them. */
export function useBuildings() {
  const buildings = useConsole(operatorOf)?.buildings ?? []
  const options: Option[] = buildings.map(({ uuid, name }) => ({ value: uuid, label: name }))
  /** The only one; empty for several, among which the operator chooses. */
  const only = buildings.length === 1 ? (buildings[0]?.uuid ?? '') : ''
  return { buildings, options, only }
}
