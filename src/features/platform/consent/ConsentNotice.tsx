import { Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import * as css from './consent.css'

/**
 * Asks for consent to measuring, below the page instead of over it. Both buttons have the same
 * weight.
 */
export function ConsentNotice() {
  const { t } = useLingui()
  const { consent } = useAppServices().system
  const answer = (type: 'consent.granted' | 'consent.refused') => {
    consent.send({ type })
    // The pressed button is gone, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t`Your choice about usage data`} className={css.notice}>
      <div className={css.textBlock}>
        <h2 className={css.title}>
          <Trans>May we learn from how you use this app?</Trans>
        </h2>
        <p className={cx(small, muted)}>
          <Trans>
            If you agree, we’ll count which pages and services get used and how fast they load. If
            not, we won’t count anything. You can change your mind in your account anytime.
          </Trans>
        </p>
      </div>
      <div className={css.answers}>
        <Button variant="secondary" onClick={() => answer('consent.refused')}>
          <Trans>No, thanks</Trans>
        </Button>
        <Button variant="secondary" onClick={() => answer('consent.granted')}>
          <Trans>Yes, I agree</Trans>
        </Button>
      </div>
    </section>
  )
}
