import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { operatorOf } from '@machines/operate/console/selectors'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import * as css from '../record/record.css'
import { CompanyBuildings } from './CompanyBuildings'
import {
  areDomainsValid,
  type CompanyFields,
  type CompanyMachine,
  domainsField,
  domainsOf,
  isUrlOrEmpty,
} from './company.logic'

/** A company: what the directory shows, its buildings and its e-mail domains. */
export function CompanyScreen() {
  const { t } = useLingui()
  const record = usePageActor<CompanyMachine>()
  return (
    <RecordPage
      record={record}
      back={{ href: paths.companies, label: t`Companies` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Company`}
      action={<PeopleCount record={record} />}
    >
      <CompanyForm record={record} />
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<CompanyMachine> }

function PeopleCount({ record }: Props) {
  const { t } = useLingui()
  const count = useSelector(record, ({ context }) => context.known?.fields.people ?? 0)
  return <p className={muted}>{t`${plural(count, { one: '# person', other: '# people' })}`}</p>
}

function CompanyForm({ record }: Props) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn<CompanyFields>)
  const operator = useConsole(operatorOf)
  if (fields === null) return null
  const mayEdit = mayAnywhere(operator, 'companies.edit')
  const change =
    (name: 'name' | 'description' | 'url') =>
    ({ target }: { target: { value: string } }) =>
      record.send({ type: 'field.changed', name, value: target.value })
  const labels: Record<string, string> = {
    name: t`Name`,
    description: t`Description`,
    url: t`Website`,
    buildings: t`Buildings`,
    people: t`People`,
  }
  const labelOf = (field: string) => {
    const all = [...fields.buildings, ...(operator?.buildings ?? [])]
    const building = all.find(({ uuid }) => domainsField(uuid) === field)
    return building === undefined ? (labels[field] ?? field) : t`Email domains in ${building.name}`
  }
  const problems = [
    ...(fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []),
    ...(isUrlOrEmpty(fields.url)
      ? []
      : [{ field: 'url', text: t`Enter an address such as harbor.example` }]),
    ...fields.buildings
      .filter(({ uuid }) => !areDomainsValid(domainsOf(fields, uuid)))
      .map(({ uuid }) => ({
        field: domainsField(uuid),
        text: t`Enter domains such as harbor.example, without @`,
      })),
  ]
  return (
    <RecordForm
      record={record}
      capability="companies.edit"
      problems={problems}
      labelOf={labelOf}
      textOf={(failure) =>
        isRefusedWith(failure, 'domain_taken')
          ? t`An email domain belongs to another company here.`
          : null
      }
    >
      <Field name="name" label={t`Name`}>
        <Input value={fields.name} maxLength={120} onChange={change('name')} />
      </Field>
      <Field name="description" label={t`Description`} hint={t`Tenants read it in the directory.`}>
        <TextArea
          value={fields.description}
          rows={4}
          maxLength={2000}
          onChange={change('description')}
        />
      </Field>
      <Field name="url" label={t`Website`}>
        <Input
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          value={fields.url}
          maxLength={2000}
          onChange={change('url')}
        />
      </Field>
      <section className={css.group}>
        <h2 className={css.groupTitle}>{t`Buildings`}</h2>
        <CompanyBuildings record={record} fields={fields} mayEdit={mayEdit} />
      </section>
    </RecordForm>
  )
}
