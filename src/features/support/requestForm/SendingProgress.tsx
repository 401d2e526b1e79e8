import { useLingui } from '@lingui/react/macro'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { progressOf } from '@machines/support/requestForm/selectors'
import { formatPercent } from '@shared/format/percent'
import { useLocale } from '@shared/useLocale'
import { ProgressBar } from '@ui/progress/ProgressBar'
import { useSelector } from '@xstate/react'
import * as css from './requestForm.css'

/** How much of the request has been sent: with files it may take minutes. */
export function SendingProgress({ form }: { form: RequestFormActor }) {
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
