import { useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { UtilityFieldset } from './UtilityFieldset'
import { useUtilityProblems } from './useProblems'
import type { UtilityMachine, UtilityRecord } from './utility.logic'

/** A button of home: what it shows, and what it opens. */
export function UtilityScreen() {
  const { t } = useLingui()
  const record = usePageActor<UtilityMachine>()
  const building = useBuildingInPath()
  const fields = useSelector(record, fieldsIn<UtilityRecord>)
  return (
    <RecordPage
      record={record}
      back={{ href: paths.utilities(building), label: t`Utilities` }}
      titleOf={({ text }) => text}
      fallbackTitle={t`Utility`}
      action={null}
    >
      {fields !== null && <UtilityForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<UtilityMachine>; fields: UtilityRecord }

function UtilityForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useUtilityProblems(fields)
  const labels: Record<string, string> = {
    text: t`Label`,
    utility_name: t`Name of the mini-app`,
    type: t`Kind`,
    url: t`Address`,
    route: t`Page of the app`,
    web_image: t`Icon`,
    company_types: t`Types of companies`,
    requires_sign_in: t`Guests have to sign in first`,
  }
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <UtilityFieldset
        draft={fields}
        change={(name, value) => record.send({ type: 'field.changed', name, value })}
      />
    </RecordForm>
  )
}
