import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { recentsOf } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import * as finder from '@ui/finder/finder.css'
import type { Options } from '@ui/finder/useOptions'
import { caption, muted, small } from '@ui/theme/typography.css'
import History from 'lucide-react/icons/history'
import { ResultOption } from './ResultOption'
import * as css from './search.css'
import type { ShownResult } from './useResults'

type Props = {
  search: SearchActor
  options: Options
  listId: string
  /** What comes next in the building. */
  next: readonly ShownResult[]
}

/** Recent queries and what comes next in the building; without both, what can be found. */
export function Recents({ search, options, listId, next }: Props) {
  const { t } = useLingui()
  const recents = useSelector(search, recentsOf)
  if (recents.length === 0 && next.length === 0) {
    return (
      <p className={cx(css.hint, small, muted)}>
        <Trans>Find events, spaces, amenities, services, and companies in the building.</Trans>
      </p>
    )
  }
  return (
    <>
      {recents.length > 0 && (
        <div className={css.groupHead}>
          <h3 id={`${listId}-recents`} className={cx(caption, muted)}>
            <Trans>Recent searches</Trans>
          </h3>
          <Button variant="ghost" onClick={() => search.send({ type: 'recents.cleared' })}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field above keeps the focus */}
      <div role="listbox" id={listId} aria-label={t`Suggestions`} className={finder.list}>
        {recents.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only roles can group a listbox
          <div role="group" aria-labelledby={`${listId}-recents`}>
            {recents.map((recent, n) => {
              const id = `${listId}-${n}`
              return (
                <button
                  key={recent}
                  id={id}
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- behaves like a result
                  role="option"
                  aria-selected={options.isActive(id)}
                  tabIndex={-1}
                  className={finder.option}
                  onClick={() => {
                    search.send({ type: 'query.changed', query: recent })
                    search.send({ type: 'search.submitted' })
                  }}
                >
                  <span className={finder.figure} aria-hidden="true">
                    <History size={20} />
                  </span>
                  <span className={finder.title}>{recent}</span>
                </button>
              )
            })}
          </div>
        )}
        {next.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only roles can group a listbox
          <div role="group" aria-labelledby={`${listId}-next`} className={finder.group}>
            <div id={`${listId}-next`} className={cx(finder.groupName, caption, muted)}>
              <Trans>Coming up</Trans>
            </div>
            {next.map((result) => {
              const id = `${listId}-${result.id}`
              return (
                <ResultOption
                  key={id}
                  id={id}
                  result={result}
                  query=""
                  isActive={options.isActive(id)}
                />
              )
            })}
          </div>
        )}
      </div>
    </>
  )
}
