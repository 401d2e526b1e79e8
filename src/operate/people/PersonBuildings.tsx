import type { MembershipSource } from '@contract/operate/people'
import { rolesWith } from '@contract/operate/roles'
import { allPermissions, type Permission } from '@contract/permissionRegistry'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { Button } from '@ui/button/Button'
import { Card } from '@ui/card/Card'
import { Field } from '@ui/field/Field'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { Select } from '@ui/select/Select'
import { Switch } from '@ui/switch/Switch'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import * as css from '../record/record.css'
import { useRoleName } from '../roles/useRoleName'
import { ConsoleLink } from '../shell/ConsoleLink'
import type { Membership, PersonChange, PersonRecord, PersonToggle } from './person.logic'
import { usePermissionName } from './usePermissionName'

type Props = { record: PersonRecord; toggle: PersonToggle }

/** The buildings of a person, with what they may do in each. Every change takes effect at once. */
export function PersonBuildings({ record, toggle }: Props) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const known = useSelector(record, ({ context }) => context.known)
  if (known === null) return null
  const { version, fields } = known
  const { memberships } = fields
  const mayEdit = mayAnywhere(operator, 'people.edit')
  const others = (operator?.buildings ?? []).filter(
    ({ uuid }) => !memberships.some(({ building }) => building.uuid === uuid),
  )
  const press = (change: PersonChange) => toggle.send({ type: 'change.pressed', change })
  return (
    <section className={css.form}>
      <h2 className={css.groupTitle}>{t`Buildings`}</h2>
      {memberships.length === 0 && (
        <p className={muted}>
          <Trans>This person belongs to none of your buildings.</Trans>
        </p>
      )}
      {memberships.map((membership) => (
        <BuildingCard
          key={membership.building.uuid}
          membership={membership}
          version={version}
          mayEdit={mayEdit}
          press={press}
        />
      ))}
      {mayEdit && others.length > 0 && (
        <Field label={t`Add to a building`}>
          <Select
            value=""
            placeholder={t`Choose a building`}
            options={others.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={({ currentTarget }) => {
              const building = others.find(({ uuid }) => uuid === currentTarget.value)
              if (building !== undefined)
                press({ kind: 'membership', version, building, member: true })
            }}
          />
        </Field>
      )}
      {mayAnywhere(operator, 'roles.read') && (
        <p>
          <ConsoleLink
            className={standaloneLinkClass}
            href={`${paths.roles}?q=${encodeURIComponent(fields.email)}`}
          >
            <Trans>See and change this person’s roles</Trans>
          </ConsoleLink>
        </p>
      )}
    </section>
  )
}

type CardProps = {
  membership: Membership
  version: number
  mayEdit: boolean
  press: (change: PersonChange) => void
}

function BuildingCard({ membership, version, mayEdit, press }: CardProps) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const nameOf = usePermissionName()
  const roleName = useRoleName()
  const { building, source, permissions, roles, is_waiting: isWaiting } = membership
  const bringing = (permission: Permission) =>
    roles.filter((role) => rolesWith(permission).includes(role)).map(roleName)
  const sources: Record<MembershipSource, string> = {
    invitation: t`By invitation`,
    domain: t`By the domain of their address`,
    manager: t`Added by a manager`,
    guest: t`As a guest`,
  }
  return (
    <Card>
      <div className={css.group}>
        <div className={css.removable}>
          <div>
            <h3 className={css.legend}>{building.name}</h3>
            <p className={muted}>
              {isWaiting ? t`Signed up, and waits for approval` : sources[source]}
            </p>
            {roles.length > 0 && <p className={muted}>{roles.map(roleName).join(' · ')}</p>}
          </div>
          {mayEdit && isWaiting && (
            <Decision
              onDecide={(member) =>
                press({ kind: 'membership', version, building, member, isRequest: true })
              }
            />
          )}
          {mayEdit && !isWaiting && (
            <Button
              variant="ghost"
              aria-label={t`Remove from ${building.name}`}
              onClick={() => press({ kind: 'membership', version, building, member: false })}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <fieldset
          className={css.choice}
          aria-label={t`Permissions in ${building.name}`}
          hidden={isWaiting}
        >
          {allPermissions.map((permission) => {
            const [role] = bringing(permission)
            return (
              <Switch
                key={permission}
                label={nameOf(permission)}
                hint={role !== undefined && t`Comes with the role “${role}”`}
                checked={role !== undefined || permissions.includes(permission)}
                disabled={role !== undefined || !mayAnywhere(operator, 'roles.grant')}
                onChange={(granted) =>
                  press({ kind: 'permission', version, building, permission, granted })
                }
              />
            )
          })}
        </fieldset>
      </div>
    </Card>
  )
}

/** Lets someone into a building who has signed up for it, or keeps them out. */
function Decision({ onDecide }: { onDecide: (approved: boolean) => void }) {
  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={() => onDecide(false)}>
        <Trans>Decline</Trans>
      </Button>
      <Button variant="primary" onClick={() => onDecide(true)}>
        <Trans>Approve</Trans>
      </Button>
    </div>
  )
}
