import type { OperatedPerson } from '@contract/operate/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ListMachine } from '@machines/operate/list/machine'
import { buttonClass } from '@ui/button/buttonClass'
import { useSelector } from '@xstate/react'
import Users from 'lucide-react/icons/users'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { ManagedList } from '../table/ManagedList'
import type { ListQuery } from '../table/query'
import { useBuildings } from '../useBuildings'
import { InviteDialog } from './InviteDialog'
import { PersonState } from './PersonState'
import type { InvitationFields, PeopleMachine } from './people.logic'

/** The people of the operator's buildings, and inviting someone. */
export function PeopleScreen() {
  const { t } = useLingui()
  const page = usePageActor<PeopleMachine>()
  const list = useSelector(page, ({ children }) => children.list)
  const operator = useConsole(operatorOf)
  const { options, only } = useBuildings()
  return (
    <ManagedList<OperatedPerson, InvitationFields>
      page={page}
      title={t`People`}
      back={null}
      mayEdit={mayAnywhere(operator, 'people.edit')}
      path={paths.people}
      searchLabel={t`Find someone`}
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
        { name: 'building', label: t`Building`, options },
      ]}
      name={{
        id: 'name',
        label: t`Name`,
        of: ({ first_name, last_name }) => `${first_name} ${last_name}`,
        href: ({ uuid }) => paths.person(uuid),
      }}
      columns={[
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
      ]}
      actions={list !== undefined && <ImportLink list={list} fallback={only} />}
      addition={{
        label: t`Invite someone`,
        initial: { email: '', first_name: '', last_name: '', building_uuid: only },
        dialog: (form) => <InviteDialog form={form} />,
      }}
      empty={{
        icon: <Users size={24} />,
        title: t`Nobody yet`,
        text: t`Invite someone, or let people of your companies sign up.`,
      }}
    />
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
