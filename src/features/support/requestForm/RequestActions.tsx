import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { isBusy, progressOf } from '@machines/support/requestForm/selectors'
import { formatPercent } from '@shared/format/percent'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { ProgressBar } from '@ui/progress/ProgressBar'
import * as css from './requestForm.css'

/** Cancel and submit; `id` is the id of the form to submit. */
export function RequestActions({ form, id }: { form: RequestFormActor; id: string }) {
  const { t } = useLingui()
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
        busy={busy}
        busyLabel={t`Sending your request`}
      >
        <Trans>Send</Trans>
      </Button>
    </>
  )
}

/** The sent fraction of the request, which may take minutes with files. */
function SendingProgress({ form }: { form: RequestFormActor }) {
  const { t } = useLingui()
  const locale = useLocale()
  const progress = useSelector(form, progressOf)
  const percent = progress === null ? null : formatPercent(locale, progress)
  return (
    <div className={css.progress}>
      <ProgressBar
        name={t`Sending your request`}
        label={percent === null ? t`Sending…` : t`Sending… ${percent}`}
        fraction={progress}
      />
    </div>
  )
}
