import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import { chosenOf, isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import type { OrderMachine } from '@machines/operate/order/machine'
import type { OrderedPageMachine, OwnerQuery } from '@machines/operate/orderedPage/machine'
import { Button } from '@ui/button/Button'
import { textLinkClass } from '@ui/link/textLink.css'
import { Notice } from '@ui/notice/Notice'
import type { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { RemoveDialog } from '../form/RemoveDialog'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
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
  nameLabel: string
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Whether a row is changed elsewhere, and with it the whole list; `note` says where. */
  fixed?: { isFixed: (row: Row) => boolean; note: string }
  addLabel: string
  /** The form for a new record of `owner`. */
  initial: (owner: string) => Fields
  dialog: (form: ActorRefFrom<FormMachine<Fields>>) => ReactNode
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>
  removal: {
    title: string
    description: (name: string, row: Row) => string
    textOf?: (failure: Failure) => string | null
  }
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
  nameLabel,
  nameOf,
  hrefOf,
  columns,
  fixed,
  addLabel,
  initial,
  dialog,
  empty,
  removal,
}: ViewProps<Row, Fields>) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const isFixed = useSelector(
    useSelector(collection, ({ children }) => children.list),
    (list) => fixed !== undefined && (list?.context.rows ?? []).some(fixed.isFixed),
  )
  const mayEdit = mayAnywhere(operator, 'buildings.edit') && !isFixed
  const form = useSelector(collection, ({ children }) => children.form) as
    | ActorRefFrom<FormMachine<Fields>>
    | undefined
  const creating = useSelector(collection, isCreating)
  const chosen = useSelector(collection, chosenOf<Row>)
  const addButton = mayEdit ? (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() => collection.send({ type: 'create.pressed', fields: initial(owner) })}
    >
      {addLabel}
    </Button>
  ) : undefined
  const name: Column<Row> = {
    id: 'name',
    label: nameLabel,
    cell: (row) => (
      <ConsoleLink href={hrefOf(row)} className={textLinkClass}>
        {nameOf(row)}
      </ConsoleLink>
    ),
  }
  const remove: Column<Row> = {
    id: 'remove',
    label: t`Remove`,
    isNarrow: true,
    cell: (row) => (
      <Button
        variant="ghost"
        aria-label={t`Remove ${nameOf(row)}`}
        onClick={() => collection.send({ type: 'remove.pressed', row })}
      >
        <Trans>Remove</Trans>
      </Button>
    ),
  }
  const content = (
    <>
      {isFixed && <Notice>{fixed?.note}</Notice>}
      <OrderedListView<Row, Fields>
        collection={collection}
        order={order}
        label={label}
        columns={[name, ...columns]}
        actions={mayEdit ? [remove] : []}
        nameOf={nameOf}
        mayMove={mayEdit}
        empty={{ ...empty, action: addButton }}
      />
      {creating && form !== undefined && dialog(form)}
      <RemoveDialog
        collection={collection}
        title={removal.title}
        description={chosen === null ? '' : removal.description(nameOf(chosen), chosen)}
        confirmLabel={t`Remove`}
        busyLabel={t`Removing`}
        textOf={removal.textOf ?? (() => null)}
      />
    </>
  )
  return frame(addButton, content)
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
