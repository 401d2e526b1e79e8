import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import * as css from './table.css'

/** The rows of one page; the server sends no more at once. */
export const pageSize = 50

type Props = { page: number; total: number; onTurn: (page: number) => void }

/** Which rows are shown, and the way to the others. */
export function Pages({ page, total, onTurn }: Props) {
  const { t } = useLingui()
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  if (total === 0) return null
  return (
    <nav className={css.pages} aria-label={t`Pages of the list`}>
      <p>
        <Trans>
          {first} to {last} of {total}
        </Trans>
      </p>
      {total > pageSize && (
        <span className={css.turn}>
          <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button variant="secondary" disabled={last >= total} onClick={() => onTurn(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </span>
      )}
    </nav>
  )
}
