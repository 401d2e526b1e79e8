import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import {
  failureOf,
  type RefusedFile,
  referenceOf,
  refusedFileOf,
} from '@machines/support/requestForm/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

type Props = { form: RequestFormActor; isSent: boolean; isService?: boolean }

/** The request was sent, with its reference; or sending failed, and the input stays. */
export function OutcomeDialog({ form, isSent, isService = false }: Props) {
  const { t } = useLingui()
  const reference = useSelector(form, referenceOf)
  const failure = useSelector(form, failureOf)
  const refusedFile = useSelector(form, refusedFileOf, isSameFile)
  const close = () => form.send({ type: 'dialog.closed' })
  const isAboutFiles =
    failure !== null &&
    isRefusedWith(
      failure,
      'attachment_too_large',
      'attachment_type_not_allowed',
      'too_many_attachments',
    )
  const sent = isService ? (
    <Trans>You’ll find it in your list.</Trans>
  ) : reference ? (
    <Trans>The help desk has it. Your reference is {reference}.</Trans>
  ) : (
    <Trans>The help desk has it.</Trans>
  )
  const failed = refusedFile ? (
    <RefusedFileMessage {...refusedFile} />
  ) : isAboutFiles ? (
    <Trans>We can’t accept one of the files. Remove it and send your request again.</Trans>
  ) : (
    <Trans>There was an error while submitting your request form. Please try again.</Trans>
  )
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={isSent ? t`Your request is on its way` : t`Your request wasn’t sent`}
      description={isSent ? sent : failed}
      footer={
        <Button variant="primary" onClick={close}>
          {isSent ? <Trans>Done</Trans> : <Trans>Back to the form</Trans>}
        </Button>
      }
    />
  )
}

const isSameFile = (one: RefusedFile | null, other: RefusedFile | null) =>
  one?.name === other?.name && one?.why === other?.why

function RefusedFileMessage({ name, why }: RefusedFile) {
  if (why === 'tooLarge')
    return <Trans>{name} is too large. Remove it and send your request again.</Trans>
  return why === 'active' ? (
    <Trans>
      {name} contains macros, scripts, or other parts that can run. Remove it and send your request
      again.
    </Trans>
  ) : (
    <Trans>
      {name} isn’t a file type we accept, or its name has another ending. Remove it and send your
      request again.
    </Trans>
  )
}
