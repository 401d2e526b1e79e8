import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { canSubmit, isBusy } from '@machines/support/requestForm/selectors'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import { SendingProgress } from './SendingProgress'

/** The way out and the way on; `id` names the form that is sent. */
export function RequestActions({ form, id }: { form: RequestFormActor; id: string }) {
  const { t } = useLingui()
  const ready = useSelector(form, canSubmit)
  const busy = useSelector(form, isBusy)
  return (
    <>
      {busy && <SendingProgress form={form} />}
      <Button
        variant="secondary"
        disabled={busy}
        onClick={() => form.send({ type: 'cancel.pressed' })}
      >
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        form={id}
        variant="primary"
        unready={!ready && !busy}
        busy={busy}
        busyLabel={t`Sending your request`}
      >
        <Trans>Send</Trans>
      </Button>
    </>
  )
}
