import { isEmail } from '@contract/email'
import { hasCapability, type RoleName, roleNames, roles } from '@contract/operate/roles'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { FormDialog } from '../form/FormDialog'
import { useBuildings } from '../useBuildings'
import { type GrantFields, hasScope } from './roles.logic'
import { useRoleName } from './useRoleName'

/** Grants a role to someone with an account. */
export function GrantDialog({ form }: { form: ActorRefFrom<FormMachine<GrantFields>> }) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const { options } = useBuildings()
  const fields = useSelector(form, fieldsOf<GrantFields>)
  const roleName = useRoleName()
  const change =
    (name: keyof GrantFields) =>
    ({ target }: { target: { value: string } }) =>
      form.send({ type: 'field.changed', name, value: target.value as RoleName })
  const { scope } = roles[fields.role]
  const isOperator = operator?.grants.some(({ role }) => role === 'operator') === true
  const offered = roleNames.filter(
    (role) =>
      isOperator ||
      (['building', 'company'].includes(roles[role].scope) &&
        !hasCapability(role, 'buildings.open')),
  )
  const portfolios = operator?.portfolios ?? []
  const problems = [
    ...(isEmail(fields.email) ? [] : [{ field: 'email', text: t`Enter a complete email address` }]),
    ...(hasScope(fields)
      ? []
      : [{ field: `${scope}_uuid`, text: t`Choose where the role applies` }]),
  ]
  return (
    <FormDialog
      form={form}
      title={t`Grant a role`}
      submitLabel={t`Grant`}
      busyLabel={t`Granting`}
      problems={problems}
      refusals={{ account_unknown: t`Nobody has an account with this address. Invite them first.` }}
    >
      <Field name="email" label={t`Email of the person`}>
        <Input
          type="email"
          autoComplete="off"
          autoFocus
          value={fields.email}
          onChange={change('email')}
        />
      </Field>
      <Field name="role" label={t`Role`}>
        <Select
          value={fields.role}
          options={offered.map((role) => ({ value: role, label: roleName(role) }))}
          onChange={change('role')}
        />
      </Field>
      {scope === 'building' && (
        <Field name="building_uuid" label={t`Building`}>
          <Select
            value={fields.building_uuid}
            placeholder={t`Choose a building`}
            options={options}
            onChange={change('building_uuid')}
          />
        </Field>
      )}
      {scope === 'company' && (
        <Field name="company_uuid" label={t`Company`}>
          <Select
            value={fields.company_uuid}
            placeholder={t`Choose a company`}
            options={(operator?.companies ?? []).map(({ uuid, name }) => ({
              value: uuid,
              label: name,
            }))}
            onChange={change('company_uuid')}
          />
        </Field>
      )}
      {scope === 'portfolio' && (
        <Field name="portfolio_uuid" label={t`Portfolio`}>
          <Select
            value={fields.portfolio_uuid}
            placeholder={t`Choose a portfolio`}
            options={portfolios.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={change('portfolio_uuid')}
          />
        </Field>
      )}
    </FormDialog>
  )
}
