import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import { chosenOf, isCreating } from '@machines/operate/collection/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import { Button } from '@ui/button/Button'
import { textLinkClass } from '@ui/link/textLink.css'
import type { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { RemoveDialog } from '../form/RemoveDialog'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from './ListView'
import type { ListQuery } from './query'
import type { Column } from './Table'

type Props<Row extends { uuid: string }, Fields extends object> = {
  page: ActorRefFrom<CollectionMachine<ListQuery, Row, Fields>>
  title: string
  /** Leads to what the list belongs to; the deployment by default. */
  back?: { href: string; label: string }
  /** Whether the operator's role allows adding and removing. */
  mayEdit?: boolean
  /** The path of the page: a query is added to it. */
  path: string
  searchLabel: string
  /** The first column, which is sorted, and leads to the record if it has a page. */
  name: { id: string; label: string; of: (row: Row) => string; href?: (row: Row) => string }
  columns: readonly Column<Row>[]
  addLabel: string
  /** What the form for a new record starts with. */
  initial: Fields
  dialog: (form: ActorRefFrom<FormMachine<Fields>>) => ReactNode
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>
  removal: {
    title: string
    description: (row: Row) => string
    textOf: (failure: Failure) => string | null
  }
}

/** A list of records of the deployment, with a form for a new one, and removals. */
export function ManagedList<Row extends { uuid: string }, Fields extends object>({
  page,
  title,
  back,
  mayEdit = true,
  path,
  searchLabel,
  name,
  columns,
  addLabel,
  initial,
  dialog,
  empty,
  removal,
}: Props<Row, Fields>) {
  const { t } = useLingui()
  const list = useSelector(page, ({ children }) => children.list)
  const form = useSelector(page, ({ children }) => children.form) as
    | ActorRefFrom<FormMachine<Fields>>
    | undefined
  const creating = useSelector(page, isCreating)
  const chosen = useSelector(page, chosenOf<Row>)
  const addButton = mayEdit ? (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() => page.send({ type: 'create.pressed', fields: initial })}
    >
      {addLabel}
    </Button>
  ) : undefined
  const nameColumn: Column<Row> = {
    id: name.id,
    label: name.label,
    isSortable: true,
    cell: (row) =>
      name.href === undefined ? (
        name.of(row)
      ) : (
        <ConsoleLink href={name.href(row)} className={textLinkClass}>
          {name.of(row)}
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
        aria-label={t`Remove ${name.of(row)}`}
        onClick={() => page.send({ type: 'remove.pressed', row })}
      >
        <Trans>Remove</Trans>
      </Button>
    ),
  }
  return (
    <Page
      title={title}
      back={back ?? { href: paths.deployment, label: t`Deployment` }}
      action={addButton}
    >
      {list !== undefined && (
        <ListView<Row>
          list={list}
          path={path}
          label={title}
          searchLabel={searchLabel}
          columns={[nameColumn, ...columns, ...(mayEdit ? [remove] : [])]}
          keyOf={({ uuid }) => uuid}
          empty={{ ...empty, action: addButton }}
        />
      )}
      {creating && form !== undefined && dialog(form)}
      <RemoveDialog
        collection={page}
        title={removal.title}
        description={chosen === null ? '' : removal.description(chosen)}
        confirmLabel={t`Remove`}
        busyLabel={t`Removing`}
        textOf={removal.textOf}
      />
    </Page>
  )
}
