import { MissingCode } from '@shared/missingCode'
import { BrandIllustrationPage } from '../entry/BrandIllustrationPage'
import { CrashMessage } from './CrashMessage'
import { UnreachableScreen } from './UnreachableScreen'

/**
 * Replaces a failed page; everything around it stays. Missing code is retried; any other error is a
 * defect that the root reports.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  return (
    <BrandIllustrationPage>
      {error instanceof MissingCode ? <UnreachableScreen /> : <CrashMessage />}
    </BrandIllustrationPage>
  )
}
