import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { viewOf } from '@machines/support/requestForm/selectors'
import type { ServiceCategory } from '@machines/support/serviceRequests/machine'
import { useSelector } from '@shared/useSelector'
import { CancelDialog } from './CancelDialog'
import { OutcomeDialog } from './OutcomeDialog'
import { RequestDialog } from './RequestDialog'

type Props = { form: RequestFormActor; categories?: readonly ServiceCategory[] }

/** A request to the help desk or for a service, from the input to the result. */
export function RequestForm({ form, categories }: Props) {
  const view = useSelector(form, viewOf)
  switch (view) {
    case 'form':
      return <RequestDialog form={form} categories={categories} />
    case 'confirmCancel':
      return <CancelDialog form={form} />
    default:
      return (
        <OutcomeDialog
          form={form}
          isSent={view === 'fulfilled'}
          isService={categories !== undefined}
        />
      )
  }
}
