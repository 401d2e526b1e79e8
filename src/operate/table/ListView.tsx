import { useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import { isReading, totalOf } from '@machines/operate/list/selectors'
import { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import SearchX from 'lucide-react/icons/search-x'
import { type ComponentProps, useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsoleServices } from '../ConsoleContext'
import { ListFrame } from './ListFrame'
import { ListTools } from './ListTools'
import { Pages } from './Pages'
import { type ListQuery, searchOf } from './query'
import { type Column, type Selection, Table } from './Table'

type Props<Row> = {
  list: ActorRefFrom<ListMachine<ListQuery, Row>>
  /** The path of the page: a query is added to it. */
  path: string
  label: string
  searchLabel: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  keyOf: (row: Row) => string
  filters?: ComponentProps<typeof ListTools>['filters']
  selection?: Selection<Row>
  /** What the list is sorted by unless the address says otherwise; the first column by default. */
  defaultSort?: string
  /** Shown if the list has no rows at all. */
  empty: ComponentProps<typeof EmptyState>
}

/** A list with its tools in all its looks: loading, empty, nothing found, failed, and with rows. */
export function ListView<Row>({
  list,
  path,
  label,
  searchLabel,
  columns,
  keyOf,
  filters,
  selection,
  defaultSort,
  empty,
}: Props<Row>) {
  const { t } = useLingui()
  const { navigate } = useConsoleServices()
  const query = useSelector(list, ({ context }) => context.query)
  const total = useSelector(list, totalOf)
  const reading = useSelector(list, isReading)
  const first = defaultSort ?? columns[0].id
  const ask = useCallback(
    (next: ListQuery) => navigate(`${path}${searchOf(next, first)}`),
    [navigate, path, first],
  )
  const isFiltered = query.q !== '' || Object.values(query.filters).some((value) => value !== '')
  return (
    <ListFrame<ListQuery, Row>
      list={list}
      isFiltered={isFiltered}
      empty={empty}
      tools={
        <ListTools
          query={query}
          searchLabel={searchLabel}
          {...(filters && { filters })}
          onQuery={ask}
        />
      }
    >
      {(rows) => (
        <>
          {selection?.bar}
          {rows.length > 0 ? (
            <Table
              label={label}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              sorting={query}
              isStale={reading}
              {...(selection && { selection })}
              onSort={(sorting) => ask({ ...query, ...sorting, page: 1 })}
            />
          ) : (
            !reading && (
              <EmptyState
                icon={<SearchX size={24} />}
                title={t`Nothing matches`}
                text={t`Try other words, or remove a filter.`}
              />
            )
          )}
          <Pages page={query.page} total={total} onTurn={(page) => ask({ ...query, page })} />
        </>
      )}
    </ListFrame>
  )
}
