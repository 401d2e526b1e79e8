import { Trans } from '@lingui/react/macro'
import type { FarmActor } from '@machines/platform/farm/machine'
import { currentFarm, isSelectorOpen } from '@machines/platform/farm/selectors'
import { useSelector } from '@shared/useSelector'
import { useSyncExternalStore } from 'react'
import * as css from './FarmBar.css'
import { FarmDialog } from './FarmDialog'

/** The part of the router that the bar uses. */
type Router = {
  subscribe: (event: 'onResolved', listen: () => void) => () => void
  state: { location: { pathname: string } }
}
type Props = { farm: FarmActor; apiUrl: string; router: Router }

/** Shows which server the app uses, at the bottom of every page except web views. */
export function FarmBar({ farm, apiUrl, router }: Props) {
  const current = useSelector(farm, currentFarm)
  const isOpen = useSelector(farm, isSelectorOpen)
  const pathname = useSyncExternalStore(
    (listen) => router.subscribe('onResolved', listen),
    () => router.state.location.pathname,
  )
  return (
    <>
      {!pathname.includes('/webview') && (
        <aside className={css.bar} aria-labelledby="farm">
          <dl className={css.facts}>
            <div className={css.fact}>
              <dt id="farm" className={css.name}>
                <Trans comment="label of a developer's server; not translated">farm</Trans>
              </dt>
              <dd className={css.value}>
                {current === null ? <Trans>This deployment</Trans> : current.description}
              </dd>
            </div>
            <div className={css.fact}>
              <dt className={css.name}>
                <Trans comment="label of a server's address">url</Trans>
              </dt>
              <dd className={css.value}>{current?.url ?? apiUrl}</dd>
            </div>
          </dl>
          <button
            type="button"
            className={css.change}
            onClick={() => farm.send({ type: 'selector.opened' })}
          >
            <Trans>Change</Trans>
          </button>
        </aside>
      )}
      {isOpen && <FarmDialog farm={farm} apiUrl={apiUrl} />}
    </>
  )
}
