import type { Farm } from '@contract/farms'
import { farmUrl } from '@rules/platform/farmUrl'

export type FarmInput = {
  /** The farm that this page uses; null for the deployment's own server. */
  current: Farm | null
}

export type FarmContext = FarmInput & {
  farms: Farm[]
  /** `own`, `custom` or the address of a listed farm; null before the user picks one. */
  choice: string | null
  address: string
  isAddressLeft: boolean
  /** The user has tried to apply the choice, so errors are shown. */
  isChecked: boolean
  /** The farm could not be changed. */
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

/** The chosen farm: null for the deployment's own server, undefined while the choice is invalid. */
export function chosenFarm({ choice, farms, address }: FarmContext): Farm | null | undefined {
  if (choice === 'own') return null
  if (choice !== 'custom') return farms.find(({ url }) => url === choice)
  const url = farmUrl(address)
  return url === null ? undefined : { description: new URL(url).host, url }
}
