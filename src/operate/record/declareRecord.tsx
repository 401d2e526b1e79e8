import type { Capability } from '@contract/operate/roles'
import type { Failure } from '@machines/kernel/failure'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn, recordFailure } from '@machines/operate/record/selectors'
import { useSelector } from '@xstate/react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import type { Refusals } from '../form/useFailureText'
import { mayAnywhere } from '../may'
import { RecordForm } from './RecordForm'
import { RecordPage } from './RecordPage'
import type { SaveTexts } from './SaveBar'

/** What the inputs of a record show and change. */
export type FieldsProps<Fields> = {
  draft: Fields
  /** What differs from what is stored. */
  edits: Partial<Fields>
  change: (name: keyof Fields & string, value: Fields[keyof Fields]) => void
  /** Why the last attempt to save failed. */
  failure: Failure | null
  mayEdit: boolean
}

/** The texts of a record's page. */
export type RecordTexts = {
  /** What the record is: the title until it is read. */
  kind: string
  /** The list that it belongs to. */
  back: { href: string; label: string }
  /** The labels of the fields, for conflicts. */
  labels: Readonly<Record<string, string>>
  /** What the server's refusals mean here. */
  refusals?: Refusals
  /** What saving is called here. */
  saving?: SaveTexts
}

/** The page of a record: its texts, its inputs, and what they need. */
export type RecordDeclaration<Fields extends object> = {
  /** What changing the fields takes; without it they are only shown. */
  capability: Capability
  titleOf: (stored: Fields) => string
  /** `stored` is null until the record is read. */
  useTexts: (stored: Fields | null) => RecordTexts
  useProblems: (fields: Fields) => { field: string; text: string }[]
  /** The record itself cannot be changed here, whatever the role allows. */
  isReadOnly?: (fields: Fields) => boolean
  Fields: ComponentType<FieldsProps<Fields>>
}

type Props<Fields extends object> = {
  record: ActorRefFrom<RecordMachine<Fields>>
  /** Beside the title. */
  action?: ReactNode
  /** Above and below the form. */
  before?: ReactNode
  children?: ReactNode
}

/** Creates the component that shows a record as it is declared, in all its looks, with its form. */
export function declareRecord<Fields extends object>({
  capability,
  titleOf,
  useTexts,
  useProblems,
  isReadOnly = () => false,
  Fields: Inputs,
}: RecordDeclaration<Fields>): ComponentType<Props<Fields>> {
  type FormProps = Pick<Props<Fields>, 'record'> & { fields: Fields; texts: RecordTexts }

  function DeclaredForm({ record, fields, texts: { labels, refusals, saving } }: FormProps) {
    const problems = useProblems(fields)
    const failure = useSelector(record, recordFailure)
    const edits = useSelector(record, ({ context }) => context.edits)
    const mayEdit = mayAnywhere(useConsole(operatorOf), capability) && !isReadOnly(fields)
    return (
      <RecordForm
        record={record}
        mayEdit={mayEdit}
        problems={problems}
        labelOf={(name) => labels[name] ?? name}
        refusals={refusals}
        saving={saving}
      >
        <Inputs
          draft={fields}
          edits={edits}
          change={(name, value) => record.send({ type: 'field.changed', name, value })}
          failure={failure}
          mayEdit={mayEdit}
        />
      </RecordForm>
    )
  }

  return function DeclaredRecord({ record, action = null, before, children }: Props<Fields>) {
    const stored = useSelector(record, ({ context }) => context.known?.fields ?? null)
    const fields = useSelector(record, fieldsIn<Fields>)
    const texts = useTexts(stored)
    return (
      <RecordPage
        record={record}
        back={texts.back}
        titleOf={titleOf}
        fallbackTitle={texts.kind}
        action={action}
      >
        {before}
        {fields !== null && <DeclaredForm record={record} fields={fields} texts={texts} />}
        {children}
      </RecordPage>
    )
  }
}

/** Creates the screen of a page that shows one record and nothing else. */
export function recordScreen<Fields extends object>(
  declaration: RecordDeclaration<Fields>,
): FunctionComponent<PageProps<RecordMachine<Fields>>> {
  const DeclaredRecord = declareRecord(declaration)
  return function RecordScreen({ page }) {
    return <DeclaredRecord record={page} />
  }
}
