import type { Building } from '@contract/buildings'
import type { SearchGroup, SearchKind } from '@contract/search'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { foundByOf } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import { caption, figures, muted } from '@ui/theme/typography.css'
import { ResultOption } from './ResultOption'
import * as css from './search.css'
import type { Options } from './useOptions'
import { useResults } from './useResults'

type Props = {
  search: SearchActor
  building: Building
  groups: readonly SearchGroup[]
  options: Options
  listId: string
}

const names: Record<SearchKind, MessageDescriptor> = {
  content: msg`What’s on`,
  amenity: msg`Amenities`,
  utility: msg`Services`,
  company: msg`Companies`,
}

/** Results by kind. Each is a link that the arrow keys and Enter reach too. */
export function Results({ search, building, groups, options, listId }: Props) {
  const { i18n, t } = useLingui()
  const resultsOf = useResults(search, building)
  const foundBy = useSelector(search, foundByOf)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links
    <div role="listbox" id={listId} aria-label={t`Results`} className={css.list}>
      {groups.map((group) => {
        const { kind, total } = group
        const results = resultsOf(group)
        if (results.length === 0) return null
        const headId = `${listId}-${kind}`
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only roles can group a listbox
          <div key={kind} role="group" aria-labelledby={headId} className={css.group}>
            <div id={headId} className={cx(css.groupName, caption, muted)}>
              {i18n._(names[kind])}
              {total > results.length && <span className={figures}> · {total}</span>}
            </div>
            {results.map((result) => {
              const id = `${listId}-${result.id}`
              return (
                <ResultOption
                  key={id}
                  id={id}
                  result={result}
                  query={foundBy}
                  isActive={options.isActive(id)}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
