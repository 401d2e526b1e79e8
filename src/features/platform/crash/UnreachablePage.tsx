import { MissingCode } from '@shared/missingCode'
import { BrandIllustrationPage } from '../entry/BrandIllustrationPage'
import { CrashMessage } from './CrashMessage'
import { UnreachableScreen } from './UnreachableScreen'

/**
 * What stands in the place of a page that failed; what is around it stays. Missing code comes by itself, everything
 * else is a defect, which the root hears of.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  return (
    <BrandIllustrationPage>
      {error instanceof MissingCode ? <UnreachableScreen /> : <CrashMessage />}
    </BrandIllustrationPage>
  )
}
