import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { paths } from '../paths'
import { FieldGroup } from '../record/FieldGroup'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { isNamed, type PortfolioMachine, type PortfolioRecord } from './portfolio.logic'

/** A portfolio: its name, and its buildings. */
export function PortfolioScreen() {
  const { t } = useLingui()
  const record = usePageActor<PortfolioMachine>()
  const fields = useSelector(record, fieldsIn<PortfolioRecord>)
  return (
    <RecordPage
      record={record}
      back={{ href: paths.portfolios, label: t`Portfolios` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Portfolio`}
      action={null}
    >
      {fields !== null && <PortfolioForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<PortfolioMachine>; fields: PortfolioRecord }

function PortfolioForm({ record, fields }: Props) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const { roles } = fields
  const own = new Set(fields.buildings.map(({ uuid }) => uuid))
  const offered = [
    ...fields.buildings,
    ...(operator?.buildings ?? []).filter(({ uuid }) => !own.has(uuid)),
  ].toSorted((a, b) => a.name.localeCompare(b.name))
  const choose = (building: { uuid: string; name: string }, isChosen: boolean) =>
    record.send({
      type: 'field.changed',
      name: 'buildings',
      value: offered.filter(({ uuid }) => (uuid === building.uuid ? isChosen : own.has(uuid))),
    })
  const labels: Record<string, string> = { name: t`Name`, buildings: t`Buildings`, roles: t`Roles` }
  return (
    <RecordForm
      record={record}
      capability="deployment.edit"
      problems={isNamed(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]}
      labelOf={(name) => labels[name] ?? name}
    >
      <Field name="name" label={t`Name`}>
        <Input
          value={fields.name}
          maxLength={120}
          onChange={({ target }) =>
            record.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
      <FieldGroup title={t`Buildings`}>
        <p className={muted}>
          {t`A building belongs to one portfolio, and leaves its earlier one.`}{' '}
          {roles > 0 &&
            t`${plural(roles, {
              one: '# role covers what you choose, at once.',
              other: '# roles cover what you choose, at once.',
            })}`}
        </p>
        {offered.map((building) => (
          <Checkbox
            key={building.uuid}
            label={building.name}
            checked={own.has(building.uuid)}
            onChange={({ target }) => choose(building, target.checked)}
          />
        ))}
      </FieldGroup>
    </RecordForm>
  )
}
