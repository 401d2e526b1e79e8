import { Trans, useLingui } from '@lingui/react/macro'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { OrderMachine } from '@machines/operate/order/machine'
import {
  inOrder,
  isOrderOutdated,
  isSavingOrder,
  moved,
  orderFailure,
  shownOrder,
} from '@machines/operate/order/selectors'
import type { OwnerQuery } from '@machines/operate/page/pages'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import type { EmptyState } from '@ui/states/EmptyState'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import { ListFrame } from './ListFrame'
import { OrderedTable } from './OrderedTable'
import * as css from './OrderedTable.css'
import type { Column } from './Table'

type Props<Row extends { uuid: string }, Fields extends object> = {
  collection: ActorRefFrom<CollectionMachine<OwnerQuery, Row, Fields>>
  order: ActorRefFrom<OrderMachine>
  label: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** The last columns. */
  actions: readonly Column<Row>[]
  nameOf: (row: Row) => string
  mayMove: boolean
  /** Shown if the list has no rows at all. */
  empty: ComponentProps<typeof EmptyState>
}

/** A list in its own order, which the operator changes: loading, empty, failed, and with rows. */
export function OrderedListView<Row extends { uuid: string }, Fields extends object>({
  collection,
  order,
  label,
  columns,
  actions,
  nameOf,
  mayMove,
  empty,
}: Props<Row, Fields>) {
  const list = useSelector(collection, ({ children }) => children.list)
  return (
    list !== undefined && (
      <ListFrame<OwnerQuery, Row> list={list} empty={empty} tools={<OrderState order={order} />}>
        {(rows) => (
          <OrderedRows
            list={list}
            order={order}
            rows={rows}
            label={label}
            columns={columns}
            actions={actions}
            nameOf={nameOf}
            mayMove={mayMove}
          />
        )}
      </ListFrame>
    )
  )
}

type RowsProps<Row extends { uuid: string }> = Pick<
  ComponentProps<typeof OrderedTable<Row>>,
  'rows' | 'label' | 'columns' | 'actions' | 'nameOf'
> & {
  list: ComponentProps<typeof ListFrame<OwnerQuery, Row>>['list']
  order: ActorRefFrom<OrderMachine>
  mayMove: boolean
}

function OrderedRows<Row extends { uuid: string }>({
  list,
  order,
  rows,
  mayMove,
  ...table
}: RowsProps<Row>) {
  const version = useSelector(list, ({ context }) => context.order)
  const wanted = useSelector(order, (at) => shownOrder(at, rows))
  const shown = inOrder(rows, wanted)
  const move = (uuid: string, to: number) => {
    const uuids = shown.map((row) => row.uuid)
    order.send({
      type: 'row.moved',
      uuids: moved(uuids, uuid, to),
      seen: { order: version ?? '', rows },
    })
  }
  return <OrderedTable {...table} rows={shown} onMove={mayMove && shown.length > 1 ? move : null} />
}

/** Whether the order is stored, and what to do if it is not. */
function OrderState({ order }: { order: ActorRefFrom<OrderMachine> }) {
  const { t } = useLingui()
  const saving = useSelector(order, isSavingOrder)
  const outdated = useSelector(order, isOrderOutdated)
  const failure = useSelector(order, orderFailure)
  const failureText = useFailureText()
  if (failure !== null) {
    return (
      <Notice tone="danger" live title={t`The new order isn’t saved`}>
        <p>{failureText(failure)}</p>
        <div className={css.actions}>
          <Button variant="secondary" onClick={() => order.send({ type: 'request.retried' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" onClick={() => order.send({ type: 'order.discarded' })}>
            <Trans>Undo the moves</Trans>
          </Button>
        </div>
      </Notice>
    )
  }
  if (outdated) {
    return (
      <Notice tone="warning" live title={t`Someone else changed this list`}>
        <Trans>It’s shown as they left it. Move the rows again if you still want to.</Trans>
      </Notice>
    )
  }
  return (
    <p className={muted} aria-hidden="true">
      {saving ? <Trans>Saving the order</Trans> : <Trans>Tenants see them in this order.</Trans>}
      <Announcement text={saving ? t`Saving the order` : ''} />
    </p>
  )
}
