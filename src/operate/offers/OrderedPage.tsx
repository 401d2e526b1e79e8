import { operatorOf } from '@machines/operate/console/selectors'
import type { OrderedPageMachine, OwnerQuery } from '@machines/operate/page/pages'
import { Notice } from '@ui/notice/Notice'
import type { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
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
  label,
  frame,
  name,
  columns,
  fixed,
  addition,
  removal,
  empty,
}: Props<Row, Fields>) {
  const { collection, order } = useSelector(page, ({ children }) => children)
  const owner = useSelector(page, ({ context }) => context.id)
  const operator = useConsole(operatorOf)
  const isFixed = useSelector(
    useSelector(collection, ({ children }) => children.list),
    (list) => fixed !== undefined && (list?.context.rows ?? []).some(fixed.isFixed),
  )
  const mayEdit = mayAnywhere(operator, 'buildings.edit') && !isFixed
  const { addButton, actionColumns, dialogs } = useCollectionParts<OwnerQuery, Row, Fields>({
    collection,
    mayEdit,
    nameOf: name.of,
    hrefOf: name.href,
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
        actions={actionColumns}
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
  return (
    <OrderedSection<Row, Fields>
      {...section}
      label={title}
      frame={(addButton, content) => (
        <Page title={title} action={addButton}>
          {content}
        </Page>
      )}
    />
  )
}
