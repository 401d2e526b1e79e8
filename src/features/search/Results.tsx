import type { SearchKind } from '@contract/search'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { foundByOf } from '@machines/search/search/selectors'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import * as finder from '@ui/finder/finder.css'
import type { Options } from '@ui/finder/useOptions'
import { caption, figures, muted } from '@ui/theme/typography.css'
import { ResultOption } from './ResultOption'
import type { ShownGroup } from './useResults'

type Props = {
  search: SearchActor
  groups: readonly ShownGroup[]
  options: Options
  listId: string
}

const names: Record<SearchKind, MessageDescriptor> = {
  content: msg`What’s on`,
  amenity: msg`Amenities`,
  space: msg`Spaces`,
  utility: msg`Services`,
  company: msg`Companies`,
}

/** Results by kind. Each is a link that the arrow keys and Enter reach too. */
export function Results({ search, groups, options, listId }: Props) {
  const { i18n, t } = useLingui()
  const foundBy = useSelector(search, foundByOf)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links
    <div role="listbox" id={listId} aria-label={t`Results`} className={finder.list}>
      {groups.map(({ kind, total, results }) => {
        const headId = `${listId}-${kind}`
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only roles can group a listbox
          <div key={kind} role="group" aria-labelledby={headId} className={finder.group}>
            <div id={headId} className={cx(finder.groupName, caption, muted)}>
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
