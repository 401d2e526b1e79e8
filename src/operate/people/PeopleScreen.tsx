import type { OperatedPerson } from '@contract/operate/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ListMachine } from '@machines/operate/list/machine'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { textLinkClass } from '@ui/link/textLink.css'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import * as record from '../record/record.css'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import { type ListQuery } from '../table/query'
import type { Column } from '../table/Table'
import { InviteDialog } from './InviteDialog'
import { PersonState } from './PersonState'
import type { PeopleMachine } from './people.logic'

/** The people of the operator's buildings, and inviting someone. */
export function PeopleScreen() {
  const { t } = useLingui()
  const page = usePageActor<PeopleMachine>()
  const list = useSelector(page, ({ children }) => children.list)
  const creating = useSelector(page, isCreating)
  const operator = useConsole(operatorOf)
  const buildings = operator?.buildings ?? []
  const only = buildings.length === 1 ? (buildings[0]?.uuid ?? '') : ''
  const mayEdit = mayAnywhere(operator, 'people.edit')
  const inviteButton = mayEdit ? (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() =>
        page.send({
          type: 'create.pressed',
          fields: {
            email: '',
            first_name: '',
            last_name: '',
            building_uuid: only,
          },
        })
      }
    >
      <Trans>Invite someone</Trans>
    </Button>
  ) : undefined
  const columns: [Column<OperatedPerson>, ...Column<OperatedPerson>[]] = [
    {
      id: 'name',
      label: t`Name`,
      isSortable: true,
      cell: ({ uuid, first_name, last_name }) => (
        <ConsoleLink href={paths.person(uuid)} className={textLinkClass}>
          {`${first_name} ${last_name}`}
        </ConsoleLink>
      ),
    },
    { id: 'email', label: t`Email`, isSortable: true, cell: ({ email }) => email },
    { id: 'company', label: t`Company`, cell: ({ company }) => company?.name ?? '–' },
    {
      id: 'buildings',
      label: t`Buildings`,
      cell: (row) => row.buildings.map(({ name }) => name).join(', ') || '–',
    },
    {
      id: 'state',
      label: t`State`,
      isSortable: true,
      cell: ({ state }) => <PersonState state={state} />,
    },
  ]
  return (
    <Page
      title={t`People`}
      action={
        mayEdit && (
          <div className={record.actions}>
            {list !== undefined && <ImportLink list={list} fallback={only} />}
            {inviteButton}
          </div>
        )
      }
    >
      {list !== undefined && (
        <ListView
          list={list}
          path={paths.people}
          label={t`People`}
          searchLabel={t`Find someone`}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          filters={[
            {
              name: 'state',
              label: t`State`,
              options: [
                { value: 'active', label: t`Active` },
                { value: 'invited', label: t`Invited` },
                { value: 'deactivated', label: t`Deactivated` },
              ],
            },
            {
              name: 'building',
              label: t`Building`,
              options: buildings.map(({ uuid, name }) => ({ value: uuid, label: name })),
            },
          ]}
          empty={{
            icon: <Users size={24} />,
            title: t`Nobody yet`,
            text: t`Invite someone, or let people of your companies sign up.`,
            action: inviteButton,
          }}
        />
      )}
      {creating && <InviteDialog page={page} />}
    </Page>
  )
}

type ImportLinkProps = {
  list: ActorRefFrom<ListMachine<ListQuery, OperatedPerson>>
  /** The operator's only building; empty for several. */
  fallback: string
}

/** Leads to the import, for the building whose people are shown. */
function ImportLink({ list, fallback }: ImportLinkProps) {
  const filter = useSelector(list, ({ context }) => context.query.filters.building ?? '')
  const building = filter === '' ? fallback : filter
  return (
    <ConsoleLink
      href={`${paths.peopleImport}${building === '' ? '' : `?building=${building}`}`}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Trans>Import people</Trans>
    </ConsoleLink>
  )
}
