import { useLingui } from '@lingui/react/macro'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { MenuEntry } from '@ui/menu/MenuEntry'
import type { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { paths } from '../paths'
import * as css from '../record/record.css'
import { Page } from '../shell/Page'
import {
  type Addition,
  nameColumn,
  type Removal,
  type RowName,
  useCollectionParts,
} from './collectionParts'
import { ListView } from './ListView'
import type { ListQuery } from './query'
import type { Column } from './Table'

type Props<Row extends { uuid: string }, Fields extends object> = Pick<
  ComponentProps<typeof ListView<Row>>,
  'filters' | 'selection' | 'defaultSort'
> & {
  page: ActorRefFrom<CollectionMachine<ListQuery, Row, Fields>>
  title: string
  /** Leads to what the list belongs to; null for a list of the console itself. */
  back: { href: string; label: string } | null
  /** Whether the operator's role allows adding and removing. */
  mayEdit?: boolean
  /** The path of the page: a query is added to it. */
  path: string
  searchLabel: string
  /** The first column, by which the list is sorted. */
  name: RowName<Row>
  columns: readonly Column<Row>[]
  addition: Addition<Fields>
  removal?: Removal<Row>
  /** What else can be done to a row. */
  rowActions?: (row: Row) => readonly MenuEntry[]
  /** Beside the button for a new record. */
  actions?: ReactNode
  empty: Omit<ComponentProps<typeof EmptyState>, 'action'>
}

/** A list that is searched and sorted, with a form for a new record, and removals. */
export function ManagedList<Row extends { uuid: string }, Fields extends object>({
  page,
  title,
  back,
  mayEdit = true,
  path,
  searchLabel,
  filters,
  selection,
  defaultSort,
  name,
  columns,
  addition,
  removal,
  rowActions,
  actions,
  empty,
}: Props<Row, Fields>) {
  const list = useSelector(page, ({ children }) => children.list)
  const { addButton, actionColumns, dialogs } = useCollectionParts<ListQuery, Row, Fields>({
    collection: page,
    mayEdit,
    nameOf: name.of,
    hrefOf: name.href,
    addition,
    removal,
    rowActions,
  })
  return (
    <Page
      title={title}
      {...(back !== null && { back })}
      action={
        mayEdit && (
          <div className={css.actions}>
            {actions}
            {addButton}
          </div>
        )
      }
    >
      {list !== undefined && (
        <ListView<Row>
          list={list}
          path={path}
          label={title}
          searchLabel={searchLabel}
          columns={[{ ...nameColumn(name), isSortable: true }, ...columns, ...actionColumns]}
          keyOf={({ uuid }) => uuid}
          {...(filters && { filters })}
          {...(selection && { selection })}
          {...(defaultSort !== undefined && { defaultSort })}
          empty={{ ...empty, action: addButton }}
        />
      )}
      {dialogs}
    </Page>
  )
}

/** The way back from a list of the deployment. */
export function useDeploymentLink(): { href: string; label: string } {
  const { t } = useLingui()
  return { href: paths.deployment, label: t`Deployment` }
}
