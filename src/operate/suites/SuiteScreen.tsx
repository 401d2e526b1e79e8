import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { type FieldsProps, recordScreen } from '../record/declareRecord'
import * as css from '../record/record.css'
import { useFieldNames } from '../record/useFieldNames'
import { SuiteFieldset } from './SuiteFieldset'
import type { SuiteRecord } from './suite.logic'
import { useSuiteProblems } from './useProblems'
import { usePublishedText } from './usePublishedText'

/** A suite: what tenants can control in it, and its topic at the broker. */
export const SuiteScreen = recordScreen<SuiteRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: (stored) => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Suite`,
      back:
        stored === null
          ? { href: paths.floors(building), label: t`Light and climate` }
          : { href: paths.floor(building, stored.floor.uuid), label: stored.floor.name },
      labels: useFieldNames().suite,
    }
  },
  useProblems: useSuiteProblems,
  isReadOnly: (suite) => suite.is_published,
  Fields: SuiteFields,
})

function SuiteFields({ draft, change }: FieldsProps<SuiteRecord>) {
  const { t } = useLingui()
  const { note } = usePublishedText()
  return (
    <>
      {draft.is_published && <Notice>{note}</Notice>}
      {draft.topic !== null && (
        <dl className={css.facts}>
          <dt className={css.fact}>
            <Trans>Topic</Trans>
          </dt>
          <dd>
            <code>{draft.topic}</code>
          </dd>
        </dl>
      )}
      <SuiteFieldset draft={draft} change={change} />
      {draft.floors.length > 1 && (
        <Field
          name="floor_uuid"
          label={t`Floor`}
          hint={t`Moving it resets its light and temperature.`}
        >
          <Select
            value={draft.floor_uuid}
            options={draft.floors.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={({ target }) => change('floor_uuid', target.value)}
          />
        </Field>
      )}
    </>
  )
}
