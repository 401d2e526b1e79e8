import type { OperatedAmenity } from '@contract/operate/amenities'
import { useLingui } from '@lingui/react/macro'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { OrderedSection } from '../offers/OrderedPage'
import { Section } from '../offers/Section'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { AmenityDialog } from './AmenityDialog'
import type { CategoryFields, CategoryMachine, NewAmenity } from './category.logic'
import { newAmenity } from './draft'

type RecordActor = ActorRefFrom<RecordMachine<CategoryFields>>
type OwnedActor = Parameters<typeof OrderedSection<OperatedAmenity, NewAmenity>>[0]['page']

/** A category of amenities: its name, and its amenities in their order. */
export function CategoryScreen() {
  const { t } = useLingui()
  const page = usePageActor<CategoryMachine>()
  const building = useBuildingInPath()
  const record = useSelector(page, ({ children }) => children.record) as RecordActor | undefined
  const owned = useSelector(page, ({ children }) => children.owned) as OwnedActor | undefined
  if (record === undefined || owned === undefined) return null
  return (
    <RecordPage
      record={record}
      back={{ href: paths.amenityCategories(building), label: t`Amenities` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Category`}
      action={null}
    >
      <CategoryForm record={record} />
      <OrderedSection<OperatedAmenity, NewAmenity>
        page={owned}
        label={t`Amenities`}
        frame={(addButton, content) => (
          <Section title={t`Amenities`} action={addButton}>
            {content}
          </Section>
        )}
        nameLabel={t`Name`}
        nameOf={({ name }) => name}
        hrefOf={({ uuid, category }) => paths.amenity(building, category.uuid, uuid)}
        columns={[]}
        addLabel={t`Add an amenity`}
        initial={(owner) => ({ ...newAmenity, owner })}
        dialog={(form) => <AmenityDialog form={form} />}
        empty={{
          icon: <Sparkles size={24} />,
          title: t`No amenities here yet`,
          text: t`Tenants don’t see an empty category.`,
        }}
        removal={{
          title: t`Remove this amenity?`,
          description: (name) => t`${name} disappears at once.`,
        }}
      />
    </RecordPage>
  )
}

function CategoryForm({ record }: { record: RecordActor }) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn<CategoryFields>)
  if (fields === null) return null
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []}
      labelOf={() => t`Name`}
    >
      <Field name="name" label={t`Name`}>
        <Input
          value={fields.name}
          maxLength={200}
          onChange={({ target }) =>
            record.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
    </RecordForm>
  )
}
