import { Trans, useLingui } from '@lingui/react/macro'
import type { EmbeddedPage } from '@machines/embed/embeddedPage/events'
import {
  addressShown,
  bridgeOf,
  frameElementId,
  isDocumentShown,
  isFlooded,
  isForeignShown,
  isLoading,
  isNotLoaded,
} from '@machines/embed/embeddedPage/machine'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { outwardHref } from '@rules/links/outwardHref'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { FullScreen } from '@ui/fullScreen/FullScreen'
import { LinkButton } from '@ui/link/LinkButton'
import { Loading } from '@ui/skeleton/Loading'
import { Spinner } from '@ui/spinner/Spinner'
import { FailedState } from '@ui/states/FailedState'
import ExternalLink from 'lucide-react/icons/external-link'
import * as css from './frame.css'
import { RefusedMessages } from './RefusedMessages'

/** An external page, over the whole app. It closes when the path changes. */
export function FrameView({ page }: { page: EmbeddedPage }) {
  const { t } = useLingui()
  const {
    system: { embeddedPage },
    deployment: { developer },
  } = useAppServices()
  const bridge = useShared('embeddedPage', bridgeOf)
  const loading = useShared('embeddedPage', isLoading)
  const notLoaded = useShared('embeddedPage', isNotLoaded)
  const address = useShared('embeddedPage', addressShown)
  const foreign = useShared('embeddedPage', isForeignShown)
  const flooded = useShared('embeddedPage', isFlooded)
  const isDocument = useShared('embeddedPage', isDocumentShown)
  const close = () => embeddedPage.send({ type: 'embeddedPage.closed' })
  const outward = outwardHref(page.href)
  return (
    <FullScreen title={page.title} closeLabel={t`Close`} onClose={close}>
      {loading && (
        <Loading label={t`Loading`}>
          <div className={css.middle}>
            <Spinner />
          </div>
        </Loading>
      )}
      {notLoaded && (
        <div className={css.middle}>
          <FailedState
            level="h3"
            title={t`Something went wrong. Page could not be loaded`}
            text={
              <>
                <Trans>The page may be down, or it can’t be shown inside this app.</Trans>
                <br />
                <small>
                  <Trans>page not loaded</Trans>
                </small>
              </>
            }
          />
          <div className={css.ways}>
            <Button
              variant={outward === null ? 'primary' : 'secondary'}
              onClick={() => embeddedPage.send({ type: 'request.retried' })}
            >
              <Trans>Try again</Trans>
            </Button>
            {outward !== null && (
              <LinkButton
                href={outward}
                target="_blank"
                rel="noopener noreferrer"
                variant="primary"
                icon={<ExternalLink size={20} aria-hidden="true" />}
              >
                <Trans>Open in a new tab</Trans>
              </LinkButton>
            )}
          </div>
        </div>
      )}
      {flooded && (
        <div className={css.middle}>
          <FailedState
            level="h3"
            title={t`This app was closed`}
            text={<Trans>It sent too many messages.</Trans>}
          />
          <div className={css.ways}>
            <Button
              variant="primary"
              onClick={() => embeddedPage.send({ type: 'request.retried' })}
            >
              <Trans>Open it again</Trans>
            </Button>
          </div>
        </div>
      )}
      {address !== null && (
        <Framed address={address} title={page.title} isForeign={foreign} isDocument={isDocument} />
      )}
      {developer !== undefined && bridge !== undefined && <RefusedMessages bridge={bridge} />}
    </FullScreen>
  )
}

type FramedProps = { address: string; title: string; isForeign: boolean; isDocument: boolean }

/**
 * The sandbox allows scripts and forms, but no access to our data: our own pages receive an opaque
 * origin. The page that transmits a SAML assertion is followed by the app, which needs its own
 * origin; it contains no third-party content. On a kiosk, the page cannot open tabs, because they
 * would outlive the guest.
 */
function Framed({ address, title, isForeign, isDocument }: FramedProps) {
  const kiosk = useShared('kiosk', isKiosk)
  const { origin } = window.location
  const isOurs = new URL(address, origin).origin === origin
  const tabs = kiosk ? '' : ' allow-popups allow-popups-to-escape-sandbox'
  const rights = `allow-scripts allow-forms${tabs}`
  // A browser's PDF viewer does not run in a sandbox; only documents of our own server are trusted
  // without one.
  const sandbox =
    isDocument && isOurs ? undefined : isOurs && !isForeign ? rights : `${rights} allow-same-origin`
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- sandboxed unless it is a document
    <iframe
      id={frameElementId}
      src={address}
      title={title}
      className={css.frame}
      referrerPolicy="no-referrer"
      {...(sandbox !== undefined && { sandbox })}
    />
  )
}
