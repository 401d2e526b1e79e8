import { MissingCode } from '@shared/missingCode'
import { HousePage } from '../entry/HousePage'
import { SorryWords } from './SorryWords'
import { UnreachableScreen } from './UnreachableScreen'

/**
 * What stands in the place of a page that failed; what is around it stays. Missing code comes by itself, everything
 * else is a defect, which the root hears of.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  return (
    <HousePage>{error instanceof MissingCode ? <UnreachableScreen /> : <SorryWords />}</HousePage>
  )
}
