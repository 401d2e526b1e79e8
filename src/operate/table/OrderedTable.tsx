import { useLingui } from '@lingui/react/macro'
import { Announcement } from '@ui/announcer/Announcement'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState } from 'react'
import * as css from './OrderedTable.css'
import { Cells, type Column } from './Table'
import * as table from './table.css'
import { useDrag } from './useDrag'

type Props<Row> = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** The last columns. */
  actions: readonly Column<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Null if the operator may only look. */
  onMove: ((uuid: string, to: number) => void) | null
}

/** A table whose rows are dragged with the mouse, or moved with buttons. */
export function OrderedTable<Row extends { uuid: string }>({
  label,
  columns,
  actions,
  rows,
  nameOf,
  onMove,
}: Props<Row>) {
  const { t } = useLingui()
  const [last, setLast] = useState<string | null>(null)
  const move = (uuid: string, to: number) => {
    if (to < 0 || to >= rows.length) return
    setLast(uuid)
    onMove?.(uuid, to)
  }
  const { draggedKey, edgeOf, handle, target } = useDrag(move)
  const place = rows.findIndex(({ uuid }) => uuid === last)
  const moved = rows[place]
  const orderColumn: Column<Row> = {
    id: 'order',
    label: t`Order`,
    isNarrow: true,
    cell: (row) => {
      const at = rows.indexOf(row)
      const name = nameOf(row)
      return (
        <span className={css.moves}>
          <IconButton
            label={t`Move ${name} up`}
            aria-disabled={at === 0 || undefined}
            onClick={() => move(row.uuid, at - 1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={t`Move ${name} down`}
            aria-disabled={at === rows.length - 1 || undefined}
            onClick={() => move(row.uuid, at + 1)}
          >
            <ArrowDown size={20} />
          </IconButton>
        </span>
      )
    },
  }
  const shown = [...columns, ...(onMove === null ? [] : [orderColumn]), ...actions] as const
  return (
    <div className={table.frame}>
      <table className={table.table} aria-label={label}>
        <thead className={table.head}>
          <tr>
            {shown.map(({ id, label: name, isFigure }) => (
              <th key={id} scope="col" className={cx(table.header, isFigure && table.figure)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={table.body}>
          {rows.map((row, at) => {
            const { uuid } = row
            const edge = edgeOf(at)
            return (
              <tr
                key={uuid}
                className={cx(
                  table.row,
                  draggedKey === uuid && css.dragged,
                  edge !== null && css.edge[edge],
                )}
                {...(onMove && target(at))}
              >
                <Cells
                  row={row}
                  columns={shown}
                  grip={
                    onMove && (
                      <span className={css.grip} aria-hidden="true" {...handle(uuid, at)}>
                        <GripVertical size={20} />
                      </span>
                    )
                  }
                />
              </tr>
            )
          })}
        </tbody>
      </table>
      <Announcement
        text={moved === undefined ? '' : t`${nameOf(moved)}: place ${place + 1} of ${rows.length}`}
      />
    </div>
  )
}
