import type { requestFormMachine } from '@machines/requestForm/machine'
import { viewOf } from '@machines/requestForm/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { CancelDialog } from './CancelDialog'
import { OutcomeDialog } from './OutcomeDialog'
import { RequestDialog } from './RequestDialog'

export type RequestFormActor = ActorRefFrom<typeof requestFormMachine>

/** A request to the help desk, from the first word to the answer. */
export function RequestForm({ form }: { form: RequestFormActor }) {
  const view = useSelector(form, viewOf)
  switch (view) {
    case 'form':
      return <RequestDialog form={form} />
    case 'confirmCancel':
      return <CancelDialog form={form} />
    default:
      return <OutcomeDialog form={form} isSent={view === 'fulfilled'} />
  }
}
