import type { Grant } from '@contract/operate/grants'
import { roleNames } from '@contract/operate/roles'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { chosenOf, isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useConsole, usePageActor } from '../ConsoleContext'
import { RemoveDialog } from '../form/RemoveDialog'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import type { Column } from '../table/Table'
import { GrantDialog } from './GrantDialog'
import type { RolesMachine } from './roles.logic'
import { useRoleName } from './useRoleName'

/** The roles of the operators: who has which, and where. */
export function RolesScreen() {
  const { t } = useLingui()
  const page = usePageActor<RolesMachine>()
  const list = useSelector(page, ({ children }) => children.list)
  const creating = useSelector(page, isCreating)
  const chosen = useSelector(page, chosenOf<Grant>)
  const operator = useConsole(operatorOf)
  const roleName = useRoleName()
  const mayGrant = mayAnywhere(operator, 'roles.grant')
  const buildings = operator?.buildings ?? []
  const grantButton = mayGrant ? (
    <Button
      variant="primary"
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={() =>
        page.send({
          type: 'create.pressed',
          fields: {
            email: '',
            role: 'buildingManager',
            building_uuid: buildings.length === 1 ? (buildings[0]?.uuid ?? '') : '',
            portfolio_uuid: '',
          },
        })
      }
    >
      <Trans>Grant a role</Trans>
    </Button>
  ) : undefined
  const columns: [Column<Grant>, ...Column<Grant>[]] = [
    { id: 'person', label: t`Person`, isSortable: true, cell: ({ person }) => person.name },
    { id: 'email', label: t`Email`, cell: ({ person }) => person.email },
    { id: 'role', label: t`Role`, isSortable: true, cell: ({ role }) => roleName(role) },
    {
      id: 'scope',
      label: t`Where`,
      cell: ({ building, portfolio }) => building?.name ?? portfolio?.name ?? t`Everywhere`,
    },
    ...(mayGrant
      ? [
          {
            id: 'revoke',
            label: t`Revoke`,
            isNarrow: true,
            cell: (row: Grant) => (
              <Button
                variant="ghost"
                aria-label={t`Revoke the role of ${row.person.name}`}
                onClick={() => page.send({ type: 'remove.pressed', row })}
              >
                <Trans>Revoke</Trans>
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Page title={t`Roles`} action={grantButton}>
      {list !== undefined && (
        <ListView
          list={list}
          path={paths.roles}
          label={t`Roles`}
          searchLabel={t`Find a person`}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          filters={[
            {
              name: 'role',
              label: t`Role`,
              options: roleNames.map((role) => ({ value: role, label: roleName(role) })),
            },
            {
              name: 'building',
              label: t`Building`,
              options: buildings.map(({ uuid, name }) => ({ value: uuid, label: name })),
            },
          ]}
          empty={{ icon: <KeyRound size={24} />, title: t`No roles yet`, action: grantButton }}
        />
      )}
      {creating && <GrantDialog page={page} />}
      <RemoveDialog
        collection={page}
        title={t`Revoke this role?`}
        description={t`${chosen?.person.name ?? ''} loses this access at once.`}
        confirmLabel={t`Revoke`}
        busyLabel={t`Revoking`}
        textOf={(failure) =>
          isRefusedWith(failure, 'own_access')
            ? t`You can’t take your own last role away, and one operator has to stay.`
            : null
        }
      />
    </Page>
  )
}
