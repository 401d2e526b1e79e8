import { useLingui } from '@lingui/react/macro'
import type { ConnectionTestMachine } from '@machines/operate/connectionTest/machine'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Card } from '@ui/card/Card'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { PageProps } from '../definePage'
import { ConnectionTest } from '../deployment/ConnectionTest'
import * as css from '../deployment/deployment.css'
import { paths } from '../paths'
import { declareRecord } from '../record/declareRecord'
import { useFieldNames } from '../record/useFieldNames'
import { isProviderValid, type ProviderDraft } from './draft'
import { ProviderFieldset } from './ProviderFieldset'
import type { ProviderMachine } from './provider.logic'
import { useProviderProblems } from './useProviderProblems'

type RecordActor = ActorRefFrom<RecordMachine<ProviderDraft>>
type TestActor = ActorRefFrom<ConnectionTestMachine<ProviderDraft>>

const DeclaredProvider = declareRecord<ProviderDraft>({
  capability: 'deployment.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Sign-in service`,
      back: { href: paths.providers, label: t`Sign-in services` },
      labels: useFieldNames().identityProvider,
      refusals: { invalid_request: t`Something’s missing or needs fixing` },
    }
  },
  useProblems: useProviderProblems,
  Fields: ProviderFieldset,
})

/** An identity provider, which can be tried before it is saved. */
export function ProviderScreen({ page }: PageProps<ProviderMachine>) {
  const { record, connectionTest: test } = useSelector(page, ({ children }) => children)
  return (
    <DeclaredProvider record={record}>
      <SettingsTest record={record} test={test} />
    </DeclaredProvider>
  )
}

/** Tries the settings as they are in the form, also if they are not saved yet. */
function SettingsTest({ record, test }: { record: RecordActor; test: TestActor }) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn<ProviderDraft>)
  if (fields === null) return null
  return (
    <div className={css.testOfRecord}>
      <Card>
        <ConnectionTest
          test={test}
          name={t`The settings above`}
          level="h2"
          isReady={isProviderValid(fields)}
          onTest={() => test.send({ type: 'test.pressed', settings: fields })}
        />
      </Card>
    </div>
  )
}
