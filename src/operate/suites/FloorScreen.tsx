import type { OperatedSuite } from '@contract/operate/suites'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import Lightbulb from 'lucide-react/icons/lightbulb'
import type { PageProps } from '../definePage'
import { OrderedSection } from '../offers/OrderedPage'
import { Section } from '../offers/Section'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import { useFieldNames } from '../record/useFieldNames'
import { newSuite } from './draft'
import { type FloorMachine, type FloorRecord, isFloorValid, type NewSuite } from './floor.logic'
import { NameField } from './NameField'
import { SuiteDialog } from './SuiteDialog'
import { usePublishedText } from './usePublishedText'

const DeclaredFloor = declareRecord<FloorRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Floor`,
      back: { href: paths.floors(building), label: t`Light and climate` },
      labels: useFieldNames().floor,
    }
  },
  useProblems: (fields) => {
    const { t } = useLingui()
    return isFloorValid(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]
  },
  isReadOnly: (fields) => fields.is_published,
  Fields: FloorFields,
})

/** A floor: its name, and its suites in their order. */
export function FloorScreen({ page }: PageProps<FloorMachine>) {
  const { t } = useLingui()
  const building = useBuildingInPath()
  const { record, owned } = useSelector(page, ({ children }) => children)
  const { note, refusals } = usePublishedText()
  const yes = t`Yes`
  return (
    <DeclaredFloor record={record}>
      <OrderedSection<OperatedSuite, NewSuite>
        page={owned}
        label={t`Suites`}
        frame={(addButton, content) => (
          <Section title={t`Suites`} action={addButton}>
            {content}
          </Section>
        )}
        name={{
          label: t`Name`,
          of: ({ name }) => name,
          href: ({ uuid, floor }) => paths.suite(building, floor.uuid, uuid),
        }}
        columns={[
          {
            id: 'light',
            label: t`Light`,
            cell: ({ has_lighting: hasLight }) => (hasLight ? yes : '–'),
          },
          {
            id: 'temperature',
            label: t`Temperature`,
            cell: ({ temp_unit: unit }) => (unit === null ? '–' : `°${unit}`),
          },
        ]}
        fixed={{ isFixed: (suite) => suite.is_published, note }}
        addition={{
          label: t`Add a suite`,
          initial: (owner) => ({ ...newSuite, owner }),
          dialog: (form) => <SuiteDialog form={form} />,
        }}
        empty={{
          icon: <Lightbulb size={24} />,
          title: t`No suites here yet`,
          text: t`Add the suites of this floor, with their lights and thermostats.`,
        }}
        removal={{
          title: t`Remove this suite?`,
          description: ({ name }) => t`Tenants can no longer control ${name}.`,
          refusals,
        }}
      />
    </DeclaredFloor>
  )
}

function FloorFields({ draft, change }: FieldsProps<FloorRecord>) {
  return <NameField value={draft.name} onChange={(value) => change('name', value)} />
}
