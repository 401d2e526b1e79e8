import type { KioskCode as Code } from '@contract/operate/kiosks'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrPicture } from '@shared/qr/QrPicture'
import { Announcement } from '@ui/announcer/Announcement'
import { Card } from '@ui/card/Card'
import { muted } from '@ui/theme/typography.css'
import * as css from './KioskCode.css'
import { useTimes } from './useTimes'

/** The code that opens a kiosk, as a link for its device: typed, or scanned by its camera. */
export function KioskCode({ code, url, expires_at }: Code) {
  const { t } = useLingui()
  const until = useTimes()(expires_at)
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`
  const link = url ?? `${window.location.origin}/login?kiosk=${code}`
  return (
    <Card>
      <section className={css.issued} aria-labelledby="kiosk-code">
        <div className={css.texts}>
          <h2 id="kiosk-code" className={css.title}>
            <Trans>Code for the device</Trans>
          </h2>
          <p className={css.code}>{typed}</p>
          <p>
            <Trans>On the device, where no one is signed in, open this address:</Trans>
          </p>
          <p>
            <code>{link}</code>
          </p>
          <p className={muted}>
            <Trans>It works once, until {until}.</Trans>
          </p>
        </div>
        <div className={css.picture}>
          <QrPicture code={link} />
        </div>
      </section>
      <Announcement text={t`The code is ready: ${typed}`} />
    </Card>
  )
}
