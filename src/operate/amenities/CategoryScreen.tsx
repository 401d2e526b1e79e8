import type { OperatedAmenity } from '@contract/operate/amenities'
import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import Sparkles from 'lucide-react/icons/sparkles'
import type { PageProps } from '../definePage'
import { OrderedSection } from '../offers/OrderedPage'
import { Section } from '../offers/Section'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import { useFieldNames } from '../record/useFieldNames'
import { AmenityDialog } from './AmenityDialog'
import {
  type CategoryMachine,
  type CategoryRecord,
  isCategoryValid,
  type NewAmenity,
} from './category.logic'
import { newAmenity } from './draft'

const DeclaredCategory = declareRecord<CategoryRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Category`,
      back: { href: paths.amenityCategories(building), label: t`Amenities` },
      labels: useFieldNames().amenityCategory,
    }
  },
  useProblems: (fields) => {
    const { t } = useLingui()
    return isCategoryValid(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]
  },
  Fields: CategoryFields,
})

/** A category of amenities: its name, and its amenities in their order. */
export function CategoryScreen({ page }: PageProps<CategoryMachine>) {
  const { t } = useLingui()
  const building = useBuildingInPath()
  const { record, owned } = useSelector(page, ({ children }) => children)
  return (
    <DeclaredCategory record={record}>
      <OrderedSection<OperatedAmenity, NewAmenity>
        page={owned}
        label={t`Amenities`}
        frame={(addButton, content) => (
          <Section title={t`Amenities`} action={addButton}>
            {content}
          </Section>
        )}
        name={{
          label: t`Name`,
          of: ({ name }) => name,
          href: ({ uuid, category }) => paths.amenity(building, category.uuid, uuid),
        }}
        columns={[]}
        addition={{
          label: t`Add an amenity`,
          initial: (owner) => ({ ...newAmenity, owner }),
          dialog: (form) => <AmenityDialog form={form} />,
        }}
        empty={{
          icon: <Sparkles size={24} />,
          title: t`No amenities here yet`,
          text: t`Tenants don’t see an empty category.`,
        }}
        removal={{
          title: t`Remove this amenity?`,
          description: ({ name }) => t`${name} disappears at once.`,
        }}
      />
    </DeclaredCategory>
  )
}

function CategoryFields({ draft, change }: FieldsProps<CategoryRecord>) {
  const { t } = useLingui()
  return (
    <Field name="name" label={t`Name`}>
      <Input
        value={draft.name}
        maxLength={200}
        onChange={({ target }) => change('name', target.value)}
      />
    </Field>
  )
}
