import type { Farm } from '@contract/farms'
import { FarmBar } from '@features/platform/farm/FarmBar'
import * as css from '@features/platform/farm/FarmBar.css'
import type { FarmEffects } from '@features/platform/farm/farmEffects'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { AppSystem } from '@machines/platform/app/system'
import { farmMachine } from '@machines/platform/farm/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Report } from '@platform/report/reporter'
import type { AppRouter } from '@router/router'
import { createRoot } from 'react-dom/client'
import { createActor, waitFor } from 'xstate'

type Given = {
  system: Pick<AppSystem, 'session'>
  router: AppRouter
  effects: FarmEffects
  report: Report
  /** This page's farm; null for the deployment's own server. */
  farm: Farm | null
  /** The URL of the API of the deployment's own server. */
  apiUrl: string
}

/**
 * Tools for developers: shows below every page which server the app uses, and lets them select
 * another.
 */
export function startFarm({ system: { session }, effects, report, farm }: Given) {
  return createActor(
    farmMachine.provide({
      actors: {
        watchFarm: listenerOf(effects.watchFarm),
        fetchFarms: promiseOf(effects.fetchFarms),
        endSession: promiseOf<undefined, void>(async (_, signal) => {
          session.send({ type: 'session.signOutRequested' })
          await waitFor(session, (at) => at.matches('signedOut'), { signal })
        }),
        switchFarm: promiseOf(effects.switchFarm),
      },
      actions: {
        logListFailure: () => report('the list of farms could not be fetched'),
        reloadPage: () => effects.reloadPage(),
      },
    }),
    { input: { current: farm } },
  ).start()
}

/**
 * Renders the bar in a separate React root, so that no page depends on it. Returns the function
 * that opens the selector.
 */
export function showFarm(options: Given): () => void {
  const actor = startFarm(options)
  const element = document.createElement('div')
  element.className = css.place
  document.body.append(element)
  createRoot(element).render(
    <I18nProvider i18n={i18n}>
      <FarmBar farm={actor} apiUrl={options.apiUrl} router={options.router} />
    </I18nProvider>,
  )
  return () => actor.send({ type: 'selector.opened' })
}
