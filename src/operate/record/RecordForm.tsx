import { useLingui } from '@lingui/react/macro'
import type { RecordMachine } from '@machines/operate/record/machine'
import {
  conflictsIn,
  isConflicted,
  isDirty,
  isSaving,
  othersChangesIn,
  recordFailure,
  wasSaved,
} from '@machines/operate/record/selectors'
import { Form } from '@ui/form/Form'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Refusals, useFailureText } from '../form/useFailureText'
import { ConflictView } from './ConflictView'
import { ContentsFrame } from './Contents'
import * as css from './record.css'
import { SaveBar, type SaveTexts } from './SaveBar'

type Props<Fields extends object> = {
  record: ActorRefFrom<RecordMachine<Fields>>
  /** Whether the fields can be changed; otherwise they are only shown. */
  mayEdit: boolean
  problems: ComponentProps<typeof Form>['problems']
  /** The label of a field, for conflicts. */
  labelOf: (field: string) => string
  /** What the server's refusals mean here. */
  refusals?: Refusals | undefined
  saving?: SaveTexts | undefined
  children: ReactNode
}

/** The fields of a record, saving them, and the choice if another operator has saved first. */
export function RecordForm<Fields extends object>({
  record,
  mayEdit,
  problems,
  labelOf,
  refusals,
  saving,
  children,
}: Props<Fields>) {
  const { t } = useLingui()
  const dirty = useSelector(record, isDirty)
  const busy = useSelector(record, isSaving)
  const saved = useSelector(record, wasSaved)
  const conflicted = useSelector(record, isConflicted)
  const failure = useSelector(record, recordFailure)
  const kept = useSelector(record, ({ context }) => context.kept)
  const failureText = useFailureText(refusals)
  if (conflicted) {
    return (
      <ConflictView
        conflicts={conflictsIn(record.getSnapshot())}
        others={othersChangesIn(record.getSnapshot())}
        kept={kept}
        labelOf={labelOf}
        onChoose={(name, side) => record.send({ type: 'side.chosen', name, side })}
        onResolve={() => record.send({ type: 'conflict.resolved' })}
        onDiscard={() => record.send({ type: 'edits.discarded' })}
      />
    )
  }
  return (
    <Form
      className={css.form}
      problems={dirty ? problems : []}
      summaryTitle={t`Something’s missing or needs fixing`}
      onSubmit={() => record.send({ type: 'record.submitted' })}
      aria-busy={busy}
    >
      {failure !== null && (
        <Notice tone="danger" live title={t`Not saved`}>
          {failureText(failure)}
        </Notice>
      )}
      <ContentsFrame>
        <fieldset disabled={!mayEdit} className={css.fields}>
          {children}
        </fieldset>
      </ContentsFrame>
      {mayEdit && (
        <SaveBar
          isDirty={dirty}
          isBusy={busy}
          wasSaved={saved}
          texts={saving}
          onDiscard={() => record.send({ type: 'edits.discarded' })}
        />
      )}
    </Form>
  )
}
