import { Checkbox } from '@ui/checkbox/Checkbox'
import { cx } from '@ui/classes/cx'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import * as css from './table.css'

export type Column<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The server can sort by it. */
  isSortable?: boolean
  /** Figures that align at the end. */
  isFigure?: boolean
  /** Buttons: the column is no wider than they are, and on a phone they stand without its label. */
  isNarrow?: boolean
}

type CellsProps<Row> = Pick<Props<Row>, 'columns'> & {
  row: Row
  /** Before the first cell's content. */
  grip?: ReactNode
}

/** The cells of a row; the first one is its header. */
export function Cells<Row>({ row, columns, grip }: CellsProps<Row>) {
  return columns.map(({ id, label, cell, isFigure, isNarrow }, at) =>
    at === 0 ? (
      <th key={id} scope="row" className={cx(css.cell, css.first)}>
        {grip ? (
          <span className={css.gripped}>
            {grip}
            {cell(row)}
          </span>
        ) : (
          cell(row)
        )}
      </th>
    ) : (
      <td
        key={id}
        data-label={isNarrow ? undefined : label}
        className={cx(css.cell, isFigure && css.figure, isNarrow && css.narrow)}
      >
        {cell(row)}
      </td>
    ),
  )
}

/** Rows can be chosen, for a change of several at once. */
export type Selection<Row> = {
  chosen: readonly Row[]
  labelOf: (row: Row) => string
  allLabel: string
  onToggle: (row: Row) => void
  onChoose: (rows: readonly Row[]) => void
  /** What can be done to the chosen rows; above the table. */
  bar: ReactNode
}

export type Sorting = { sort: string; descending: boolean }

type Props<Row> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  selection?: Selection<Row>
  /** Other rows are being read; these are shown meanwhile. */
  isStale?: boolean
}

/**
 * A table whose rows the server sorts. On narrow screens each row is a block: its first cell as a title, the others with
 * their labels.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  sorting,
  onSort,
  selection,
  isStale = false,
}: Props<Row>) {
  const chosen = new Set(selection?.chosen.map(keyOf))
  const isAll = rows.every((row) => chosen.has(keyOf(row)))
  return (
    <div className={css.frame}>
      <table className={cx(css.table, isStale && css.stale)} aria-label={label} aria-busy={isStale}>
        <thead className={css.head}>
          <tr>
            {selection && (
              <th scope="col" className={css.header}>
                <Checkbox
                  label={<VisuallyHidden>{selection.allLabel}</VisuallyHidden>}
                  checked={isAll}
                  indeterminate={chosen.size > 0 && !isAll}
                  onChange={({ target }) => selection.onChoose(target.checked ? rows : [])}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(css.header, column.isFigure && css.figure)}
                aria-sort={sortOf(column, sorting)}
              >
                {column.isSortable && onSort ? (
                  <SortButton column={column} sorting={sorting} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={cx(css.row, selection && css.selectable)}>
              {selection && (
                <td className={css.selector}>
                  <Checkbox
                    label={<VisuallyHidden>{selection.labelOf(row)}</VisuallyHidden>}
                    checked={chosen.has(keyOf(row))}
                    onChange={() => selection.onToggle(row)}
                  />
                </td>
              )}
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sortOf<Row>({ id }: Column<Row>, sorting: Sorting | undefined) {
  if (sorting?.sort !== id) return undefined
  return sorting.descending ? 'descending' : 'ascending'
}

type SortProps<Row> = {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: (sorting: Sorting) => void
}

function SortButton<Row>({ column: { id, label }, sorting, onSort }: SortProps<Row>) {
  const isSorted = sorting?.sort === id
  const Arrow = isSorted && sorting.descending ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className={css.sort}
      onClick={() => onSort({ sort: id, descending: isSorted && !sorting.descending })}
    >
      {label}
      <span className={cx(css.arrow, isSorted && css.sorted)}>
        <Arrow size={16} aria-hidden="true" />
      </span>
    </button>
  )
}
