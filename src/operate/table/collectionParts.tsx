import { useLingui } from '@lingui/react/macro'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import { chosenOf, isCreating } from '@machines/operate/collection/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import { Button } from '@ui/button/Button'
import { textLinkClass } from '@ui/link/textLink.css'
import type { MenuEntry } from '@ui/menu/MenuEntry'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { RemoveDialog } from '../form/RemoveDialog'
import type { Refusals } from '../form/useFailureText'
import { ConsoleLink } from '../shell/ConsoleLink'
import { useAddInAddress } from './addInAddress'
import { RowMenu } from './RowMenu'
import type { Column } from './Table'

/** How a row is called, and the page that it has. */
export type RowName<Row> = {
  id: string
  label: string
  of: (row: Row) => string
  href?: (row: Row) => string
}

/** A form for a new row. */
export type Addition<Fields extends object, Result = void> = {
  label: string
  /** What the form starts with. */
  initial: Fields
  dialog: (form: ActorRefFrom<FormMachine<Fields, Result>>) => ReactNode
}

/** The removal of a row, which is asked about. */
export type Removal<Row> = {
  title: string
  description: (row: Row) => string
  refusals?: Refusals
  /** Whether a row can be removed; every row by default. */
  isPossible?: (row: Row) => boolean
  /** What it is called here; "Remove" by default. */
  verb?: { id: string; label: string; busyLabel: string }
}

/** The column with the names of the rows. */
export const nameColumn = <Row,>({ id, label, of, href }: RowName<Row>): Column<Row> => ({
  id,
  label,
  cell: (row) =>
    href === undefined ? (
      of(row)
    ) : (
      <ConsoleLink href={href(row)} className={textLinkClass}>
        {of(row)}
      </ConsoleLink>
    ),
})

type Parts<Query, Row extends object, Fields extends object, Result> = {
  collection: ActorRefFrom<CollectionMachine<Query, Row, Fields, Result>>
  /** Whether the operator's role allows adding and removing. */
  mayEdit: boolean
  nameOf: (row: Row) => string
  /** The page of a row, if it has one. */
  hrefOf?: ((row: Row) => string) | undefined
  addition: Addition<Fields, Result>
  removal: Removal<Row> | undefined
  /** What else can be done to a row. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
}

/** What the page of a list has beside its rows: the button and the form for a new one, and removals. */
export function useCollectionParts<
  Query,
  Row extends object,
  Fields extends object,
  Result = void,
>({
  collection,
  mayEdit,
  nameOf,
  hrefOf,
  addition: { label, initial, dialog },
  removal,
  rowActions = () => [],
}: Parts<Query, Row, Fields, Result>) {
  const { t } = useLingui()
  const form = useSelector(collection, ({ children }) => children.form)
  const creating = useSelector(collection, isCreating)
  const chosen = useSelector(collection, chosenOf<Row>)
  const add = () => collection.send({ type: 'create.pressed', fields: initial })
  useAddInAddress(mayEdit, add)
  const verb = removal?.verb ?? {
    id: 'remove',
    label: t`Remove`,
    busyLabel: t`Removing`,
  }
  const actionsColumn: Column<Row> = {
    id: 'actions',
    label: t`Actions`,
    isNarrow: true,
    cell: (row) => {
      const name = nameOf(row)
      return (
        <RowMenu
          label={t`Actions for ${name}`}
          items={[
            ...(hrefOf === undefined
              ? []
              : [{ id: 'open', label: t`Open`, href: hrefOf(row) }, 'separator' as const]),
            ...rowActions(row),
            ...(removal?.isPossible?.(row) === false
              ? []
              : [
                  {
                    id: verb.id,
                    label: verb.label,
                    tone: 'danger' as const,
                    onSelect: () => collection.send({ type: 'remove.pressed', row }),
                  },
                ]),
          ]}
        />
      )
    },
  }
  return {
    addButton: mayEdit ? (
      <Button variant="primary" icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
        {label}
      </Button>
    ) : undefined,
    actionColumns: mayEdit && removal !== undefined ? [actionsColumn] : [],
    dialogs: (
      <>
        {creating && form !== undefined && dialog(form)}
        {removal !== undefined && (
          <RemoveDialog
            collection={collection}
            title={removal.title}
            description={chosen === null ? '' : removal.description(chosen)}
            confirmLabel={verb.label}
            busyLabel={verb.busyLabel}
            refusals={removal.refusals}
          />
        )}
      </>
    ),
  }
}
