import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { PictureField } from '../form/PictureField'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { FieldGroup } from '../record/FieldGroup'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import * as css from '../record/record.css'
import { DraftField, type FieldsProps } from './DraftField'
import { HoursFields } from './HoursFields'
import { QuestionsFields } from './QuestionsFields'
import { RuleFields } from './RuleFields'
import type { ResourceMachine, ResourceRecord } from './resource.logic'
import { useFieldLabels } from './useFieldLabels'
import { useResourceProblems } from './useProblems'

/** A resource: its texts, when and how it is booked, and its questions. */
export function ResourceScreen() {
  const { t } = useLingui()
  const record = usePageActor<ResourceMachine>()
  const building = useBuildingInPath()
  const fields = useSelector(record, fieldsIn<ResourceRecord>)
  return (
    <RecordPage
      record={record}
      back={{ href: paths.resources(building), label: t`Resources` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Resource`}
      action={null}
    >
      {fields !== null && <ResourceForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<ResourceMachine>; fields: ResourceRecord }

function ResourceForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useResourceProblems(fields)
  const labels = useFieldLabels()
  const props: FieldsProps = {
    draft: fields,
    change: (name, value) => record.send({ type: 'field.changed', name, value }),
  }
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <Facts fields={fields} />
      <TextFields {...props} />
      <FieldGroup title={t`When it’s booked`}>
        <HoursFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Price and rules`}>
        <RuleFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Questions to those who book`}>
        <QuestionsFields {...props} />
      </FieldGroup>
    </RecordForm>
  )
}

function Facts({ fields: { company, upcoming_bookings: bookings } }: Pick<Props, 'fields'>) {
  return (
    <dl className={css.facts}>
      <dt className={css.fact}>
        <Trans>Upcoming bookings</Trans>
      </dt>
      <dd>{bookings}</dd>
      {company !== null && (
        <>
          <dt className={css.fact}>
            <Trans>Provided by</Trans>
          </dt>
          <dd>{company.name}</dd>
        </>
      )}
    </dl>
  )
}

function TextFields(props: FieldsProps) {
  const { t } = useLingui()
  const { draft, change } = props
  return (
    <>
      <DraftField {...props} name="name" label={t`Name`} numeric={false} />
      <Field name="details" label={t`Description`}>
        <TextArea
          value={draft.details}
          rows={4}
          maxLength={20_000}
          onChange={({ target }) => change('details', target.value)}
        />
      </Field>
      <PictureField
        name="image_url"
        label={t`Picture`}
        hint={t`The address of a picture`}
        value={draft.image_url}
        onChange={(value) => change('image_url', value)}
      />
    </>
  )
}
