import { useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { MiniAppFieldset, useMiniAppProblems } from './MiniAppFieldset'
import type { MiniAppMachine, MiniAppRecord } from './miniApp.logic'

/** A mini-app in a building: where it is, and what it may do. */
export function MiniAppScreen() {
  const { t } = useLingui()
  const record = usePageActor<MiniAppMachine>()
  const building = useBuildingInPath()
  const fields = useSelector(record, fieldsIn<MiniAppRecord>)
  return (
    <RecordPage
      record={record}
      back={{ href: paths.miniApps(building), label: t`Mini-apps` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Mini-app`}
      action={null}
    >
      {fields !== null && <MiniAppForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<MiniAppMachine>; fields: MiniAppRecord }

function MiniAppForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useMiniAppProblems(fields)
  const labels: Record<string, string> = {
    launch: t`Address`,
    origins: t`Origins`,
    capabilities: t`What it may request`,
  }
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <MiniAppFieldset
        draft={fields}
        change={(name, value) => record.send({ type: 'field.changed', name, value })}
      />
    </RecordForm>
  )
}
