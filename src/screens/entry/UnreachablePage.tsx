import { MissingCode } from '@screens/app/missingCode'
import { UnreachableScreen } from './UnreachableScreen'

/**
 * What stands in the place of a page that failed. Missing code comes by itself; everything else is a
 * defect, and falls into the net above all routes.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  if (!(error instanceof MissingCode)) throw error
  return <UnreachableScreen />
}
