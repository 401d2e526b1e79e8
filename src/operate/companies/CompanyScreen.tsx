import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import { weekdays } from '@rules/bookings/hours'
import { useParams } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { PictureField } from '../form/PictureField'
import { UploadContext } from '../form/UploadContext'
import { useHoursProblems } from '../hours/useHoursProblems'
import { useWeekdayName } from '../hours/useWeekdayName'
import { hoursField } from '../hours/week'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { ConsoleLink } from '../shell/ConsoleLink'
import { useBuildings } from '../useBuildings'
import { CompanyBuildings } from './CompanyBuildings'
import {
  areDomainsValid,
  areTypesValid,
  type CompanyFields,
  type CompanyMachine,
  domainsField,
  domainsOf,
  floorField,
  isLogoOrEmpty,
  isUrlOrEmpty,
} from './company.logic'

const DeclaredCompany = declareRecord<CompanyFields>({
  capability: 'companies.edit',
  titleOf: ({ name }) => name,
  useTexts: (stored) => {
    const { t } = useLingui()
    const { buildings } = useBuildings()
    const weekdayName = useWeekdayName()
    const { company: names } = useFieldNames()
    const all = [...(stored?.buildings ?? []), ...buildings]
    return {
      kind: t`Company`,
      back: { href: paths.companies, label: t`Companies` },
      labels: {
        ...names,
        ...Object.fromEntries(
          all.flatMap(({ uuid, name }) => [
            [domainsField(uuid), t`Email domains in ${name}`],
            [floorField(uuid), t`Floor in ${name}`],
            ...weekdays.map((day) => {
              const weekday = weekdayName(day)
              return [hoursField(day, uuid), t`Hours in ${name}, ${weekday}`]
            }),
          ]),
        ),
      },
      refusals: {
        domain_taken: t`An email domain belongs to another company here.`,
        domain_public: t`An email domain must be the company’s own. Leave out providers such as gmail.com, and invite these people instead.`,
      },
    }
  },
  useProblems: (fields) => {
    const { t } = useLingui()
    const hoursOf = useHoursProblems()
    return [
      ...(fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []),
      ...(isUrlOrEmpty(fields.url)
        ? []
        : [{ field: 'url', text: t`Enter an address such as harbor.example` }]),
      ...(isLogoOrEmpty(fields.logo_url)
        ? []
        : [
            {
              field: 'logo_url',
              text: t`Enter the address of a picture, which begins with https:// or /`,
            },
          ]),
      ...(areTypesValid(fields.types)
        ? []
        : [
            { field: 'types', text: t`Enter words such as food, retail, with letters and hyphens` },
          ]),
      ...fields.buildings
        .filter(({ uuid }) => !areDomainsValid(domainsOf(fields, uuid)))
        .map(({ uuid }) => ({
          field: domainsField(uuid),
          text: t`Enter domains such as harbor.example, without @`,
        })),
      ...fields.buildings.flatMap(({ uuid }) => hoursOf(fields, uuid)),
    ]
  },
  Fields: CompanyInputs,
})

/** A company: what the directory shows, its buildings and its e-mail domains. */
export function CompanyScreen({ page }: PageProps<CompanyMachine>) {
  const { record, upload } = useSelector(page, ({ children }) => children)
  return (
    <UploadContext value={upload}>
      <DeclaredCompany record={record} action={<People record={record} />} />
    </UploadContext>
  )
}

/** How many people the company has, and the ways to how they get in. */
function People({ record }: { record: ActorRefFrom<RecordMachine<CompanyFields>> }) {
  const { t } = useLingui()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const operator = useConsole(operatorOf)
  const count = useSelector(record, ({ context }) => context.known?.fields.people ?? 0)
  return (
    <div className={css.actions}>
      <p className={muted}>{t`${plural(count, { one: '# person', other: '# people' })}`}</p>
      <ConsoleLink href={paths.domains(id)} className={buttonClass({ variant: 'secondary' })}>
        <Trans>Email domains</Trans>
      </ConsoleLink>
      {mayAnywhere(operator, 'people.provision') && (
        <ConsoleLink
          href={paths.provisioning(id)}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Trans>Automatic provisioning</Trans>
        </ConsoleLink>
      )}
    </div>
  )
}

function CompanyInputs(props: FieldsProps<CompanyFields>) {
  const { t } = useLingui()
  const { draft, change } = props
  return (
    <>
      <Field name="name" label={t`Name`}>
        <Input
          value={draft.name}
          maxLength={120}
          onChange={({ target }) => change('name', target.value)}
        />
      </Field>
      <Field name="description" label={t`Description`} hint={t`Tenants read it in the directory.`}>
        <TextArea
          value={draft.description}
          rows={4}
          maxLength={2000}
          onChange={({ target }) => change('description', target.value)}
        />
      </Field>
      <Field name="url" label={t`Website`}>
        <Input
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          value={draft.url}
          maxLength={2000}
          onChange={({ target }) => change('url', target.value)}
        />
      </Field>
      <PictureField
        name="logo_url"
        label={t`Logo`}
        hint={t`The address of a picture`}
        upload="logo"
        value={draft.logo_url}
        onChange={(value) => change('logo_url', value)}
      />
      <Field
        name="types"
        label={t`Types`}
        hint={t`Separated by commas, such as food, retail. A button of home can show the companies of some types.`}
      >
        <Input
          value={draft.types}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => change('types', target.value)}
        />
      </Field>
      <FieldGroup title={t`Buildings`}>
        <CompanyBuildings {...props} />
      </FieldGroup>
    </>
  )
}
