import { Trans, useLingui } from '@lingui/react/macro'
import { drawnOf, hasFailed } from '@machines/operate/preview/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { Phone } from '../preview/Phone'
import * as css from './opening.css'
import type { PreviewActor } from './opening.logic'

/** The tenants' sign-in page and home with the draft, as the server draws them. */
export function Preview({ preview }: { preview: PreviewActor }) {
  const { t } = useLingui()
  const drawn = useSelector(preview, drawnOf)
  const failed = useSelector(preview, hasFailed)
  return (
    <section className={css.preview} aria-label={t`Preview`}>
      <h2 className={css.previewTitle}>
        <Trans>What tenants will see</Trans>
      </h2>
      {failed && (
        <Notice tone="info" title={t`The preview couldn’t load`}>
          <Trans>What you enter is not affected.</Trans>
          <Button variant="ghost" onClick={() => preview.send({ type: 'request.retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <div className={css.phones}>
        <Phone title={t`The sign-in page`} page={drawn?.sign_in ?? null} />
        <Phone title={t`Home`} page={drawn?.home ?? null} />
      </div>
    </section>
  )
}
