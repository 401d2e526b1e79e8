import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { resendOf } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { figures, muted, small } from '@ui/theme/typography.css'
import { useState } from 'react'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'

/** Requests another code, as often as the server allows. */
export function ResendCode({ wizard }: StepProps) {
  const { t } = useLingui()
  const resend = useSelector(wizard, resendOf)
  // Not announced: the countdown already shows that a code was sent.
  const phase = typeof resend === 'number' ? 'waiting' : resend
  const [{ before, isSent }, setPhase] = useState({ before: phase, isSent: false })
  if (phase !== before) {
    setPhase({ before: phase, isSent: before === 'sending' && phase === 'waiting' })
  }
  return (
    <div className={css.centred}>
      <Announcement text={isSent ? t`We sent another code.` : ''} />
      {typeof resend === 'number' ? (
        <p className={cx(small, muted, figures)}>
          <Plural
            value={resend}
            one="You can ask for another code in # second"
            other="You can ask for another code in # seconds"
          />
        </p>
      ) : (
        <Button
          variant="ghost"
          busy={resend === 'sending'}
          busyLabel={t`Sending the code`}
          onClick={() => wizard.send({ type: 'code.resendRequested' })}
        >
          <Trans>Send another code</Trans>
        </Button>
      )}
    </div>
  )
}
