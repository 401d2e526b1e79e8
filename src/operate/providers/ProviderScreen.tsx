import { useLingui } from '@lingui/react/macro'
import type { ConnectionTestMachine } from '@machines/operate/connectionTest/machine'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Card } from '@ui/card/Card'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { ConnectionTest } from '../deployment/ConnectionTest'
import * as css from '../deployment/deployment.css'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import { isProviderValid, type ProviderDraft } from './draft'
import { ProviderFieldset } from './ProviderFieldset'
import type { ProviderMachine } from './provider.logic'
import { useProviderLabels } from './useProviderLabels'
import { useProviderProblems } from './useProviderProblems'

type RecordActor = ActorRefFrom<RecordMachine<ProviderDraft>>
type TestActor = ActorRefFrom<ConnectionTestMachine<ProviderDraft>>

/** An identity provider, which can be tried before it is saved. */
export function ProviderScreen() {
  const { t } = useLingui()
  const page = usePageActor<ProviderMachine>()
  const record = useSelector(page, ({ children }) => children.record) as RecordActor | undefined
  const test = useSelector(page, ({ children }) => children.connectionTest) as TestActor | undefined
  if (record === undefined || test === undefined) return null
  return (
    <RecordPage
      record={record}
      back={{ href: paths.providers, label: t`Sign-in services` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Sign-in service`}
      action={null}
    >
      <ProviderForm record={record} test={test} />
    </RecordPage>
  )
}

function ProviderForm({ record, test }: { record: RecordActor; test: TestActor }) {
  const fields = useSelector(record, fieldsIn<ProviderDraft>)
  return fields === null ? null : <FilledForm record={record} test={test} fields={fields} />
}

type Props = { record: RecordActor; test: TestActor; fields: ProviderDraft }

function FilledForm({ record, test, fields }: Props) {
  const { t } = useLingui()
  const problems = useProviderProblems(fields)
  const labels = useProviderLabels()
  const isReady = isProviderValid(fields)
  return (
    <>
      <RecordForm
        record={record}
        capability="deployment.edit"
        problems={problems}
        labelOf={(name) => labels[name] ?? name}
      >
        <ProviderFieldset
          draft={fields}
          change={(name, value) => record.send({ type: 'field.changed', name, value })}
        />
      </RecordForm>
      <div className={css.testOfRecord}>
        <Card>
          <ConnectionTest
            test={test}
            name={t`The settings above`}
            level="h2"
            isReady={isReady}
            onTest={() => test.send({ type: 'test.pressed', settings: fields })}
          />
        </Card>
      </div>
    </>
  )
}
