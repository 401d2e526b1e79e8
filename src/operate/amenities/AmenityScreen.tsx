import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import type { FieldsProps } from '../record/declareRecord'
import { uploadScreen } from '../record/uploadScreen'
import { useFieldNames } from '../record/useFieldNames'
import { AmenityFieldset } from './AmenityFieldset'
import type { AmenityRecord } from './amenity.logic'
import { useAmenityProblems } from './useProblems'

/** An amenity: its texts, its picture and its category. */
export const AmenityScreen = uploadScreen<AmenityRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: (stored) => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Amenity`,
      back:
        stored === null
          ? { href: paths.amenityCategories(building), label: t`Amenities` }
          : {
              href: paths.amenityCategory(building, stored.category.uuid),
              label: stored.category.name,
            },
      labels: useFieldNames().amenity,
    }
  },
  useProblems: useAmenityProblems,
  Fields: AmenityFields,
})

function AmenityFields({ draft, change }: FieldsProps<AmenityRecord>) {
  const { t } = useLingui()
  return (
    <>
      <AmenityFieldset draft={draft} change={change} />
      <Field name="category" label={t`Category`}>
        <Select
          value={draft.category.uuid}
          options={draft.categories.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={({ target }) => {
            const chosen = draft.categories.find(({ uuid }) => uuid === target.value)
            if (chosen !== undefined) change('category', chosen)
          }}
        />
      </Field>
    </>
  )
}
