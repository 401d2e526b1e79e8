import { useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { AmenityFieldset } from './AmenityFieldset'
import type { AmenityMachine, AmenityRecord } from './amenity.logic'
import { useAmenityProblems } from './useProblems'

/** An amenity: its texts, its picture and its category. */
export function AmenityScreen() {
  const { t } = useLingui()
  const record = usePageActor<AmenityMachine>()
  const building = useBuildingInPath()
  const category = useSelector(record, ({ context }) => context.known?.fields.category)
  const fields = useSelector(record, fieldsIn<AmenityRecord>)
  return (
    <RecordPage
      record={record}
      back={
        category === undefined
          ? { href: paths.amenityCategories(building), label: t`Amenities` }
          : { href: paths.amenityCategory(building, category.uuid), label: category.name }
      }
      titleOf={({ name }) => name}
      fallbackTitle={t`Amenity`}
      action={null}
    >
      {fields !== null && <AmenityForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<AmenityMachine>; fields: AmenityRecord }

function AmenityForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useAmenityProblems(fields)
  const labels: Record<string, string> = {
    name: t`Name`,
    description: t`Description`,
    image_url: t`Picture`,
    image_alt_text: t`Description of the picture`,
    category: t`Category`,
    categories: t`Categories`,
  }
  const options = fields.categories.map(({ uuid, name }) => ({ value: uuid, label: name }))
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <AmenityFieldset
        draft={fields}
        change={(name, value) => record.send({ type: 'field.changed', name, value })}
      />
      <Field name="category" label={t`Category`}>
        <Select
          value={fields.category.uuid}
          options={options}
          onChange={({ target }) => {
            const value = fields.categories.find(({ uuid }) => uuid === target.value)
            if (value !== undefined) record.send({ type: 'field.changed', name: 'category', value })
          }}
        />
      </Field>
    </RecordForm>
  )
}
