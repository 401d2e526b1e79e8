import type { Farm } from '@contract/farms'
import { farmUrl } from '@rules/platform/farmUrl'

export type FarmInput = {
  /** The farm that this page speaks with; null for the deployment's own server. */
  current: Farm | null
}

export type FarmContext = FarmInput & {
  farms: Farm[]
  /** `own`, `custom` or the address of a listed farm; null before anything is picked. */
  choice: string | null
  address: string
  isAddressLeft: boolean
  /** Something was missing or wrong when it was to be applied. */
  isChecked: boolean
  /** The change could not be made, and nothing has changed. */
  hasFailed: boolean
}

export const initialFarm = (input: FarmInput): FarmContext => ({
  ...input,
  farms: [],
  choice: null,
  address: '',
  isAddressLeft: false,
  isChecked: false,
  hasFailed: false,
})

/** What is chosen: a farm, null for the deployment's own server, undefined while nothing valid is. */
export function chosenFarm({ choice, farms, address }: FarmContext): Farm | null | undefined {
  if (choice === 'own') return null
  if (choice !== 'custom') return farms.find(({ url }) => url === choice)
  const url = farmUrl(address)
  return url === null ? undefined : { description: new URL(url).host, url }
}
