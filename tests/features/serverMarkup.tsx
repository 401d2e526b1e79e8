import { AppView } from '@app/AppView'
import { assemble } from '@app/assemble'
import { syncAddress } from '@app/syncAddress'
import { i18n } from '@lingui/core'
import { isSettled } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { hasCatalogue } from '@machines/tenancy/language/machine'
import { createAppRouter } from '@router/router'
import { PlainText } from '@shared/PlainText'
import { never } from '@ssr/api'
import { draw } from '@ssr/draw'
import { renderHost } from '@ssr/host'
import { plainParagraphs } from '@ssr/plainParagraphs'
import { createMemoryHistory } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { user } from '../machines/fixtures'
import { turns } from '../turns'
import { apiOf } from './answers'
import { defaultHost } from './defaults'
import { type AppOptions, answersOf, deploymentOf, inputOf } from './renderApp'

/** Renders a page like `src/ssr/render.tsx`: with the server's host, and without a browser's storage. */
export async function serverMarkup(options: AppOptions): Promise<string> {
  const reader =
    options.signedIn === true
      ? { user, reads: never, toggles: async () => options.flags ?? [] }
      : null
  const host = { ...renderHost({ reader }, () => {}), loadCatalogue: defaultHost.loadCatalogue }
  const answered = apiOf(answersOf(options, user))
  const api: typeof answered = {
    ...answered,
    call: (endpoint, request) =>
      endpoint.method === 'GET' ? answered.call(endpoint, request) : never(),
  }
  const { app, code, prefetchPage } = assemble({ api, host }, inputOf(options))
  app.start()
  const system = systemOf(app)
  const deployment = deploymentOf(options)
  const context = { app, system, code, deployment, prefetchPage }
  const history = createMemoryHistory({ initialEntries: [options.at ?? '/'] })
  const router = createAppRouter(context, { history, isServer: false, scrollRestoration: false })
  await Promise.all([waitFor(app, isSettled), waitFor(system.language, hasCatalogue)])
  const endSync = syncAddress(router, context)
  await router.load()
  // The machines' reads are answered within a few turns.
  await turns()
  const services = { app, system, deployment }
  const view = (
    <PlainText value={plainParagraphs}>
      <AppView i18n={i18n} services={services} router={router} />
    </PlainText>
  )
  const { body } = await draw(view, AbortSignal.timeout(20_000))
  // React leaves the contexts of the last render set, also for the client's renderer; the next render resets them.
  await draw(null, AbortSignal.timeout(20_000))
  endSync()
  app.stop()
  return body
}
