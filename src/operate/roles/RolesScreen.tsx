import type { Grant } from '@contract/operate/grants'
import { roleNames } from '@contract/operate/roles'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import KeyRound from 'lucide-react/icons/key-round'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Mailbox } from '../table/Mailbox'
import { ManagedList } from '../table/ManagedList'
import { useBuildings } from '../useBuildings'
import { GrantDialog } from './GrantDialog'
import type { GrantFields, RolesMachine } from './roles.logic'
import { useRoleName } from './useRoleName'

/** The roles of the operators: who has which, and where. */
export function RolesScreen({ page }: PageProps<RolesMachine>) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const roleName = useRoleName()
  const { options, only } = useBuildings()
  return (
    <ManagedList<Grant, GrantFields>
      page={page}
      title={t`Roles`}
      back={null}
      mayEdit={mayAnywhere(operator, 'roles.grant')}
      path={paths.roles}
      searchLabel={t`Find a person`}
      filters={[
        {
          name: 'role',
          label: t`Role`,
          options: roleNames.map((role) => ({ value: role, label: roleName(role) })),
        },
        { name: 'building', label: t`Building`, options },
      ]}
      name={{ id: 'person', label: t`Person`, of: ({ person }) => person.name }}
      columns={[
        { id: 'email', label: t`Email`, cell: ({ person }) => <Mailbox address={person.email} /> },
        { id: 'role', label: t`Role`, isSortable: true, cell: ({ role }) => roleName(role) },
        {
          id: 'scope',
          label: t`Where`,
          cell: ({ building, portfolio, company }) =>
            (building ?? portfolio ?? company)?.name ?? t`Everywhere`,
        },
      ]}
      addition={{
        label: t`Grant a role`,
        initial: {
          email: '',
          role: 'buildingManager',
          building_uuid: only,
          portfolio_uuid: '',
          company_uuid: '',
        },
        dialog: (form) => <GrantDialog form={form} />,
      }}
      empty={{ icon: <KeyRound size={24} />, title: t`No roles yet` }}
      removal={{
        title: t`Revoke this role?`,
        description: ({ person: { name } }) => t`${name} loses this access at once.`,
        refusals: {
          own_access: t`You can’t remove your own last role. At least one operator must remain.`,
        },
        verb: {
          id: 'revoke',
          label: t`Revoke`,
          busyLabel: t`Revoking`,
        },
      }}
    />
  )
}
