import { MissingCode } from '@screens/app/missingCode'
import { StartFailedScreen } from '@screens/entry/StartFailedScreen'
import { useRouter } from '@tanstack/react-router'

/**
 * What stands in the place of a page that failed. Missing code comes by itself; everything else is a
 * defect, and falls into the net above all routes.
 */
export function UnreachablePage({ error }: { error: unknown }) {
  const router = useRouter()
  if (!(error instanceof MissingCode)) throw error
  const ready = router.options.context.missingPages.ready()
  if (ready === null) return <StartFailedScreen onRetry={() => void router.invalidate()} />
  return <ready.View missing={ready.missing} />
}
