import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { AltTextField } from '../form/AltTextField'
import { PictureField } from '../form/PictureField'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import type { FieldsProps } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import { uploadScreen } from '../record/uploadScreen'
import { useFieldNames } from '../record/useFieldNames'
import { DraftField, type DraftProps } from './DraftField'
import { HoursFields } from './HoursFields'
import { QuestionsFields } from './QuestionsFields'
import { RuleFields } from './RuleFields'
import type { ResourceRecord } from './resource.logic'
import { useResourceProblems } from './useProblems'

/** A resource: its texts, when and how it is booked, and its questions. */
export const ResourceScreen = uploadScreen<ResourceRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Resource`,
      back: { href: paths.resources(building), label: t`Resources` },
      labels: useFieldNames().resource,
    }
  },
  useProblems: useResourceProblems,
  Fields: ResourceFields,
})

function ResourceFields(props: FieldsProps<ResourceRecord>) {
  const { t } = useLingui()
  return (
    <>
      <Facts record={props.draft} />
      <FieldGroup title={t`What it is`}>
        <TextFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`When it’s booked`}>
        <HoursFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Price and rules`}>
        <RuleFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Questions to those who book`}>
        <QuestionsFields {...props} />
      </FieldGroup>
    </>
  )
}

type FactsProps = { record: ResourceRecord }

function Facts({ record: { company, upcoming_bookings: bookings } }: FactsProps) {
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

function TextFields(props: DraftProps) {
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
        upload="picture"
        shape="tile"
        value={draft.image_url}
        onChange={(value) => change('image_url', value)}
      />
      <AltTextField
        picture={draft.image_url}
        value={draft.image_alt_text}
        onChange={(value) => change('image_alt_text', value)}
      />
    </>
  )
}
