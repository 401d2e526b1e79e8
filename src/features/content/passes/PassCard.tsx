import type { Building } from '@contract/buildings'
import type { Pass } from '@contract/passes'
import { Countdown } from '@features/home/day/Countdown'
import { Trans, useLingui } from '@lingui/react/macro'
import { foreignLang } from '@shared/format/foreignLang'
import { QrPicture } from '@shared/qr/QrPicture'
import { useLocale } from '@shared/useLocale'
import { useScreenAwake } from '@shared/useScreenAwake'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { FullScreen } from '@ui/fullScreen/FullScreen'
import { blockTitle, figures, muted } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import Maximize from 'lucide-react/icons/maximize'
import { useState } from 'react'
import * as detailCss from '../detail/detail.css'
import { LocationFact } from '../detail/LocationFact'
import { useNow } from '../detail/useNow'
import { When } from '../detail/When'
import * as css from './pass.css'

type Props = { pass: Pass; building: Building }

/** The ticket of a pass: item and time above, the code below the tear line. */
export function PassCard({ pass, building }: Props) {
  const locale = useLocale()
  const now = useNow()
  const [isLarge, setLarge] = useState(false)
  const { content, code, holder, kind } = pass
  const isUsed = Boolean(pass.used_at)
  const isCancelled = Boolean(content.cancelled_at)
  const lang = foreignLang(locale, content.lang)
  return (
    <article>
      <Ticket
        shape="tall"
        state={isCancelled ? <Trans>Cancelled</Trans> : <Countdown pass={pass} now={now} />}
        title={content.title}
        lang={lang}
        level="h2"
        isVoid={isUsed || isCancelled}
        stub={
          isCancelled ? (
            <p className={muted}>
              <Trans>This event was cancelled.</Trans>
            </p>
          ) : (
            <>
              <div className={css.plate} data-used={isUsed || undefined}>
                <QrPicture code={code} />
              </div>
              <p className={cx(css.code, figures)} data-used={isUsed || undefined}>
                {code}
              </p>
              {isUsed ? (
                <p className={muted}>
                  <Trans>This pass has been used.</Trans>
                </p>
              ) : (
                <Button
                  variant="primary"
                  size="large"
                  wide
                  icon={<Maximize size={20} aria-hidden="true" />}
                  onClick={() => setLarge(true)}
                >
                  <Trans>Enlarge code</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        <p className={blockTitle}>
          {holder.first_name} {holder.last_name}
        </p>
        <dl className={detailCss.facts}>
          {kind === 'rsvp' && content.start_at && (
            <When
              startAt={content.start_at}
              endAt={content.end_at}
              timeZone={content.timezone ?? building.timezone}
              movedFrom={content.moved_from}
              calendar={null}
            />
          )}
          <LocationFact
            address={content.formatted_address}
            directions={content.directions}
            lang={lang}
          />
        </dl>
      </Ticket>
      {isLarge && <CounterView pass={pass} lang={lang} onClose={() => setLarge(false)} />}
    </article>
  )
}

type CounterProps = { pass: Pass; lang: string | undefined; onClose: () => void }

/** The pass full-screen, to be held over a counter. */
function CounterView({ pass, lang, onClose }: CounterProps) {
  const { t } = useLingui()
  useScreenAwake()
  const { code, holder, content } = pass
  return (
    <FullScreen title={content.title} lang={lang} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.counter}>
        <div className={css.counterPlate}>
          <QrPicture code={code} />
        </div>
        <p className={cx(css.counterCode, figures)}>{code}</p>
        <p className={css.counterName}>
          {holder.first_name} {holder.last_name}
        </p>
      </div>
    </FullScreen>
  )
}
