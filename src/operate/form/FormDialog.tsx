import { Trans, useLingui } from '@lingui/react/macro'
import { type FormSnapshot, isSending, sendFailure } from '@machines/operate/form/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Form } from '@ui/form/Form'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ActorRef, Snapshot } from 'xstate'
import * as css from './form.css'
import { type Refusals, useFailureText } from './useFailureText'

type Props = {
  /** Its fields do not matter here. */
  form: ActorRef<
    Snapshot<unknown> & FormSnapshot<unknown>,
    { type: 'form.submitted' | 'form.dismissed' }
  >
  title: string
  submitLabel: string
  busyLabel: string
  problems: ComponentProps<typeof Form>['problems']
  /** What the server's refusals mean here. */
  refusals?: Refusals
  children: ReactNode
}

/** The dialog of a form: its fields, why it was not sent, and the buttons. */
export function FormDialog({
  form,
  title,
  submitLabel,
  busyLabel,
  problems,
  refusals,
  children,
}: Props) {
  const { t } = useLingui()
  const id = useId()
  const busy = useSelector(form, isSending)
  const failure = useSelector(form, sendFailure)
  const failureText = useFailureText(refusals)
  const dismiss = () => form.send({ type: 'form.dismissed' })
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        className={css.fields}
        problems={problems}
        summaryTitle={t`Something’s missing or needs fixing`}
        onSubmit={() => form.send({ type: 'form.submitted' })}
      >
        {failure !== null && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
