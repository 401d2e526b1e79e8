import type { OperatedPerson } from '@contract/operate/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { chosenRows } from '@machines/operate/bulk/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ListMachine } from '@machines/operate/list/machine'
import { buttonClass } from '@ui/button/buttonClass'
import { useSelector } from '@xstate/react'
import Users from 'lucide-react/icons/users'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Mailbox } from '../table/Mailbox'
import { ManagedList } from '../table/ManagedList'
import type { ListQuery } from '../table/query'
import { useBuildings } from '../useBuildings'
import { BulkBar } from './BulkBar'
import { InviteDialog } from './InviteDialog'
import { PersonState } from './PersonState'
import type { InvitationFields, PeopleMachine } from './people.logic'
import { useEmployers } from './useEmployers'
import { useStateName } from './useStateName'

const nameOf = ({ first_name, last_name }: OperatedPerson) => `${first_name} ${last_name}`

/** The people of the operator's buildings, and inviting someone. */
export function PeopleScreen({ page }: PageProps<PeopleMachine>) {
  const { t } = useLingui()
  const { collection, bulk } = useSelector(page, ({ children }) => children)
  const list = useSelector(collection, ({ children }) => children.list)
  const chosen = useSelector(bulk, chosenRows<OperatedPerson>)
  const states = useStateName()
  const operator = useConsole(operatorOf)
  const { options, only } = useBuildings()
  const employers = useEmployers()
  return (
    <ManagedList<OperatedPerson, InvitationFields>
      page={collection}
      title={t`People`}
      back={null}
      mayEdit={mayAnywhere(operator, 'people.edit')}
      path={paths.people}
      searchLabel={t`Find someone`}
      filters={[
        {
          name: 'state',
          label: t`State`,
          options: Object.entries(states).map(([value, label]) => ({ value, label })),
        },
        { name: 'building', label: t`Building`, options },
      ]}
      name={{
        id: 'name',
        label: t`Name`,
        of: nameOf,
        href: ({ uuid }) => paths.person(uuid),
      }}
      columns={[
        {
          id: 'email',
          label: t`Email`,
          isSortable: true,
          cell: ({ email }) => <Mailbox address={email} />,
        },
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
      actions={
        <>
          {list !== undefined && mayAnywhere(operator, 'people.import') && (
            <ImportLink list={list} fallback={only} />
          )}
          {mayAnywhere(operator, 'people.provision') &&
            employers.map((company) => (
              <ProvisioningLink
                key={company.uuid}
                company={company}
                isOnly={employers.length === 1}
              />
            ))}
        </>
      }
      {...(mayAnywhere(operator, 'people.edit') && {
        selection: {
          chosen,
          labelOf: (row: OperatedPerson) => {
            const name = nameOf(row)
            return t`Choose ${name}`
          },
          allLabel: t`Choose all people of this page`,
          onToggle: (row: OperatedPerson) => bulk.send({ type: 'row.toggled', row }),
          onChoose: (rows: readonly OperatedPerson[]) => bulk.send({ type: 'rows.chosen', rows }),
          bar: <BulkBar bulk={bulk} />,
        },
      })}
      addition={{
        label: t`Invite someone`,
        initial: {
          email: '',
          first_name: '',
          last_name: '',
          building_uuid: only,
          company_uuid: employers.length === 1 ? (employers[0]?.uuid ?? '') : '',
          needsCompany: employers.length > 0,
        },
        dialog: (form) => <InviteDialog form={form} />,
      }}
      empty={{
        icon: <Users size={24} />,
        title: t`No people yet`,
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

type ProvisioningLinkProps = { company: { uuid: string; name: string }; isOnly: boolean }

/** Leads an administrator of companies to their provisioning; others find it at the company. */
function ProvisioningLink({ company: { uuid, name }, isOnly }: ProvisioningLinkProps) {
  return (
    <ConsoleLink href={paths.provisioning(uuid)} className={buttonClass({ variant: 'secondary' })}>
      {isOnly ? <Trans>Automatic provisioning</Trans> : <Trans>Provisioning of {name}</Trans>}
    </ConsoleLink>
  )
}
