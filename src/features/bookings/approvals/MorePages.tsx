import { Trans, useLingui } from '@lingui/react/macro'
import {
  hasMoreRows,
  isLoadingMoreRows,
  type PagedSnapshot,
  rowsFailure,
} from '@machines/kernel/pagedRequest/selectors'
import type { Reading } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'

/** Below the rows: a button for the next page, and a notice if the rows are outdated. */
export function MorePages({ list }: { list: Reading<unknown, PagedSnapshot> | undefined }) {
  const { t } = useLingui()
  const more = useSelector(list, (at) => at !== undefined && hasMoreRows(at))
  const busy = useSelector(list, (at) => at !== undefined && isLoadingMoreRows(at))
  const failure = useSelector(list, (at) => (at === undefined ? null : rowsFailure(at)))
  return (
    <>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      {more && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={t`Loading more`}
          onClick={() => list?.send({ type: 'more.pressed' })}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
