import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import * as css from '../record/record.css'
import { SuiteFieldset } from './SuiteFieldset'
import type { SuiteMachine, SuiteRecord } from './suite.logic'
import { useSuiteProblems } from './useProblems'
import { usePublishedText } from './usePublishedText'

/** A suite: what tenants can control in it, and its topic at the broker. */
export function SuiteScreen() {
  const { t } = useLingui()
  const record = usePageActor<SuiteMachine>()
  const building = useBuildingInPath()
  const floor = useSelector(record, ({ context }) => context.known?.fields.floor)
  const fields = useSelector(record, fieldsIn<SuiteRecord>)
  return (
    <RecordPage
      record={record}
      back={
        floor === undefined
          ? { href: paths.floors(building), label: t`Light and climate` }
          : { href: paths.floor(building, floor.uuid), label: floor.name }
      }
      titleOf={({ name }) => name}
      fallbackTitle={t`Suite`}
      action={null}
    >
      {fields !== null && <SuiteForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<SuiteMachine>; fields: SuiteRecord }

function SuiteForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useSuiteProblems(fields)
  const { note } = usePublishedText()
  const labels: Record<string, string> = {
    name: t`Name`,
    temp_unit: t`Temperature`,
    temp_equipment_name: t`What heats and cools it`,
    has_lighting: t`Light`,
    floor: t`Floor`,
    topic: t`Topic`,
  }
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      isReadOnly={fields.is_published}
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      {fields.is_published && <Notice>{note}</Notice>}
      {fields.topic !== null && (
        <dl className={css.facts}>
          <dt className={css.fact}>
            <Trans>Topic</Trans>
          </dt>
          <dd>
            <code>{fields.topic}</code>
          </dd>
        </dl>
      )}
      <SuiteFieldset
        draft={fields}
        change={(name, value) => record.send({ type: 'field.changed', name, value })}
      />
    </RecordForm>
  )
}
