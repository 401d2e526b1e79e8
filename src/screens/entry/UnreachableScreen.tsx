import { Trans } from '@lingui/react/macro'
import { isOffline, isTrying } from '@machines/missingPage/machine'
import { useAppServices } from '@screens/app/AppContext'
import { useShared } from '@screens/app/useShared'
import { useLocation } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { body, pageTitle, quiet } from '@ui/theme/typography.css'
import { useEffect } from 'react'
import * as css from './quietPage.css'

/** In the place of a page whose code could not be fetched; the rest of the app stays as it is. */
export function UnreachableScreen() {
  const { missingPage } = useAppServices().system
  const offline = useShared('missingPage', isOffline)
  const trying = useShared('missingPage', isTrying)
  const { pathname: path } = useLocation()
  useEffect(() => missingPage.send({ type: 'page.missed', path }), [missingPage, path])
  return (
    <div role="alert" className={css.unreachable}>
      <h1 className={pageTitle}>
        {offline ? <Trans>You are offline</Trans> : <Trans>This page is on its way</Trans>}
      </h1>
      <p className={cx(body, quiet)}>
        {offline ? (
          <Trans>The page opens by itself as soon as you are connected again.</Trans>
        ) : (
          <Trans>It takes longer than usual. Nothing of yours is lost.</Trans>
        )}
      </p>
      <Button
        variant="secondary"
        busy={trying}
        onClick={() => missingPage.send({ type: 'retry.pressed' })}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
