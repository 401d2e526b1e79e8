import { useLingui } from '@lingui/react/macro'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import { operatorOf } from '@machines/operate/console/selectors'
import type { OrderMachine } from '@machines/operate/order/machine'
import type { OrderedPageMachine, OwnerQuery } from '@machines/operate/orderedPage/machine'
import { Notice } from '@ui/notice/Notice'
import type { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import {
  type Addition,
  nameColumn,
  type Removal,
  type RowName,
  useCollectionParts,
} from '../table/collectionParts'
import { OrderedListView } from '../table/OrderedListView'
import type { Column } from '../table/Table'

type Named = { uuid: string }
type Collection<Row extends object, Fields extends object> = ActorRefFrom<
  CollectionMachine<OwnerQuery, Row, Fields>
>

type Props<Row extends Named, Fields extends object> = {
  page: ActorRefFrom<OrderedPageMachine<Row, Fields>>
  /** Names the list for screen readers. */
  label: string
  /** Where the list and the button for a new record are shown. */
  frame: (addButton: ReactNode, content: ReactNode) => ReactNode
  name: Omit<RowName<Row>, 'id'>
  columns: readonly Column<Row>[]
  /** Whether a row is changed elsewhere, and with it the whole list; `note` says where. */
  fixed?: { isFixed: (row: Row) => boolean; note: string }
  /** `initial` is the form for a new record of `owner`. */
  addition: Omit<Addition<Fields>, 'initial'> & { initial: (owner: string) => Fields }
  removal: Removal<Row>
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>
}

/** A list of what a building or a category offers, with a form for a new record, and removals. */
export function OrderedSection<Row extends Named, Fields extends object>({
  page,
  ...props
}: Props<Row, Fields>) {
  const collection = useSelector(page, ({ children }) => children.collection) as
    | Collection<Row, Fields>
    | undefined
  const order = useSelector(page, ({ children }) => children.order) as
    | ActorRefFrom<OrderMachine>
    | undefined
  const owner = useSelector(page, ({ context }) => context.id)
  if (collection === undefined || order === undefined) return null
  return <OrderedView {...props} owner={owner} collection={collection} order={order} />
}

type ViewProps<Row extends Named, Fields extends object> = Omit<Props<Row, Fields>, 'page'> & {
  owner: string
  collection: Collection<Row, Fields>
  order: ActorRefFrom<OrderMachine>
}

function OrderedView<Row extends Named, Fields extends object>({
  owner,
  collection,
  order,
  label,
  frame,
  name,
  columns,
  fixed,
  addition,
  removal,
  empty,
}: ViewProps<Row, Fields>) {
  const operator = useConsole(operatorOf)
  const isFixed = useSelector(
    useSelector(collection, ({ children }) => children.list),
    (list) => fixed !== undefined && (list?.context.rows ?? []).some(fixed.isFixed),
  )
  const mayEdit = mayAnywhere(operator, 'buildings.edit') && !isFixed
  const { addButton, removeColumns, dialogs } = useCollectionParts<OwnerQuery, Row, Fields>({
    collection,
    mayEdit,
    nameOf: name.of,
    addition: { ...addition, initial: addition.initial(owner) },
    removal,
  })
  return frame(
    addButton,
    <>
      {isFixed && <Notice>{fixed?.note}</Notice>}
      <OrderedListView<Row, Fields>
        collection={collection}
        order={order}
        label={label}
        columns={[nameColumn({ ...name, id: 'name' }), ...columns]}
        actions={removeColumns}
        nameOf={name.of}
        mayMove={mayEdit}
        empty={{ ...empty, action: addButton }}
      />
      {dialogs}
    </>,
  )
}

type PageProps<Row extends Named, Fields extends object> = Omit<
  Props<Row, Fields>,
  'frame' | 'label'
> & { title: string }

/** The same as a page below that of the building. */
export function OrderedPage<Row extends Named, Fields extends object>({
  title,
  ...section
}: PageProps<Row, Fields>) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const owner = useSelector(section.page, ({ context }) => context.id)
  const building = operator?.buildings.find(({ uuid }) => uuid === owner)
  const back = { href: paths.building(owner), label: building?.name ?? t`Building` }
  return (
    <OrderedSection<Row, Fields>
      {...section}
      label={title}
      frame={(addButton, content) => (
        <Page title={title} back={back} action={addButton}>
          {content}
        </Page>
      )}
    />
  )
}
