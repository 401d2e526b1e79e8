import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted } from '@ui/theme/typography.css'
import { paths } from '../paths'
import { type FieldsProps, recordScreen } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import { useFieldNames } from '../record/useFieldNames'
import { useBuildings } from '../useBuildings'
import { isNamed, type PortfolioRecord } from './portfolio.logic'

/** A portfolio: its name, and its buildings. */
export const PortfolioScreen = recordScreen<PortfolioRecord>({
  capability: 'deployment.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Portfolio`,
      back: { href: paths.portfolios, label: t`Portfolios` },
      labels: useFieldNames().portfolio,
    }
  },
  useProblems: (fields) => {
    const { t } = useLingui()
    return isNamed(fields) ? [] : [{ field: 'name', text: t`Enter a name` }]
  },
  Fields: PortfolioFields,
})

function PortfolioFields({ draft, change }: FieldsProps<PortfolioRecord>) {
  const { t } = useLingui()
  const { buildings } = useBuildings()
  const { roles } = draft
  const own = new Set(draft.buildings.map(({ uuid }) => uuid))
  const offered = [...draft.buildings, ...buildings.filter(({ uuid }) => !own.has(uuid))].toSorted(
    (a, b) => a.name.localeCompare(b.name),
  )
  const choose = (building: { uuid: string; name: string }, isChosen: boolean) =>
    change(
      'buildings',
      offered.filter(({ uuid }) => (uuid === building.uuid ? isChosen : own.has(uuid))),
    )
  return (
    <>
      <Field name="name" label={t`Name`}>
        <Input
          value={draft.name}
          maxLength={120}
          onChange={({ target }) => change('name', target.value)}
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
    </>
  )
}
