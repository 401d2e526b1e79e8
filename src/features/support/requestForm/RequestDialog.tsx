import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import type { ServiceCategory } from '@machines/support/serviceRequests/machine'
import { Dialog } from '@ui/dialog/Dialog'
import { useId } from 'react'
import { RequestActions } from './RequestActions'
import { RequestFields } from './RequestFields'

type Props = { form: RequestFormActor; categories?: readonly ServiceCategory[] | undefined }

/** The form as a dialog: for the help desk, or with `categories` for a service. */
export function RequestDialog({ form, categories }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog
      open
      size="large"
      onClose={() => form.send({ type: 'cancel.pressed' })}
      closeLabel={t`Close`}
      title={categories === undefined ? t`Send a request` : t`New request`}
      description={
        categories === undefined ? (
          <Trans>Your building’s help desk will reply by email.</Trans>
        ) : (
          <Trans>You’ll find it in your list, along with its status.</Trans>
        )
      }
      footer={<RequestActions form={form} id={id} />}
    >
      <RequestFields form={form} id={id} categories={categories} />
    </Dialog>
  )
}
