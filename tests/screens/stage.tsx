import type { BrowserDeployment } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ResetLink } from '@machines/app/context'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { createVisits } from '@machines/app/visits'
import { hasTexts } from '@machines/language/machine'
import type { SsoReturn } from '@machines/ssoReturn/machine'
import type { UtilityTarget } from '@machines/utilities/offered'
import type { HostLook } from '@machines/whitelabel/machine'
import { bridge } from '@router/bridge'
import { createMissingPages } from '@router/missingPages'
import { createAppRouter } from '@router/router'
import { showTexts } from '@runtime/language/catalogues'
import { provideMissingPage } from '@runtime/missingPage'
import { once } from '@runtime/once'
import { AppContext } from '@screens/app/AppContext'
import { RenderErrorBoundary } from '@screens/entry/RenderErrorBoundary'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { kioskKnown, known, look } from '../machines/cases'
import { installPlatform } from '../ui/platform'
import { calmWorld, type Effects } from './effects'
import { deployment } from './samples'
import { stagedApp, stagedScreens } from './stagedMachines'

type Scene = {
  /** Where the visitor comes in. */
  at?: string
  signedIn?: boolean
  locale?: Locale
  /** Names of the flags that are on; the product's defaults where none are given. */
  flags?: string[]
  look?: HostLook
  deployment?: Partial<BrowserDeployment>
  isMobile?: boolean
  isKiosk?: boolean
  hasExitPin?: boolean
  /** An earlier visit left the mark of a kiosk in this tab. */
  kioskMark?: boolean
  /** An identity provider has led here. */
  ssoReturn?: SsoReturn
  resetLink?: ResetLink
  farmSelectorEmail?: string
  /** Renders without waiting for brand, session and texts. */
  atOnce?: boolean
  effects?: Partial<Effects>
}

// Screens are fetched when they are first shown, and the first time they are also compiled.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => {
  installPlatform()
  window.scrollTo = () => undefined
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})
const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** Opens the app as `src/start.tsx` does, on real machines whose effects are the scene's. */
export async function openStage(scene: Scene = {}) {
  const inside = scene.isKiosk === true ? kioskKnown : known(60_000)
  const signedIn = scene.signedIn === true && {
    readSession: async () => inside,
    fetchUser: async () => inside.session.user,
  }
  const world: Effects = { ...calmWorld, ...signedIn, ...scene.effects }
  const path = scene.at ?? '/'
  const visits = createVisits()
  const app = createActor(stagedApp(world, visits), {
    input: {
      host: 'localhost',
      look: world.fetchLook === calmWorld.fetchLook ? (scene.look ?? look) : null,
      toggles: scene.flags ?? null,
      storedBuilding: null,
      requestedBuildingUuid: /^\/building\/([\da-f-]{36})/.exec(path)?.[1] ?? null,
      language: {
        queried: null,
        chosen: scene.locale ?? null,
        browser: 'en-us',
        active: null,
        offersPseudo: false,
      },
      isKiosk: scene.kioskMark ?? scene.isKiosk ?? false,
      hasExitPin: scene.hasExitPin ?? false,
      ssoReturn: scene.ssoReturn ?? null,
      resetLink: scene.resetLink ?? null,
      farmSelectorEmail: scene.farmSelectorEmail ?? null,
    },
  })
  app.start()
  const system = systemOf(app)
  const history = createMemoryHistory({ initialEntries: [path] })
  const opened: UtilityTarget[] = []
  const openInside = once(async () => {
    await showTexts('inside')
    return stagedScreens(world, opened, system.globalError)
  })
  const openWizard = () => showTexts('wizard')
  const context = {
    app,
    system,
    visits,
    openWizard,
    openInside,
    missingPages: createMissingPages(async () =>
      provideMissingPage({
        path: () => router.state.location.pathname,
        retry: () => void router.invalidate(),
        askServer: world.askServer,
        reload: world.reloadPage,
      }),
    ),
    isMobile: scene.isMobile ?? false,
    deployment: { ...deployment, ...scene.deployment },
  }
  const router = createAppRouter(context, history)
  if (scene.atOnce !== true) {
    await Promise.all([waitFor(app, isSettled), waitFor(system.language, hasTexts)])
  }
  const leaveBridge = bridge(router, context)
  const reported = vi.fn<(error: unknown) => void>()
  const services = { app, system, visits, deployment: { ...deployment, ...scene.deployment } }
  const view = render(
    <RenderErrorBoundary>
      <I18nProvider i18n={i18n}>
        <AppContext value={services}>
          <RouterProvider router={router} />
        </AppContext>
      </I18nProvider>
    </RenderErrorBoundary>,
    { onCaughtError: reported },
  )
  endings.push(() => {
    view.unmount()
    leaveBridge()
    app.stop()
  })
  return {
    app,
    system,
    visits,
    router,
    opened,
    reported,
    unmount: view.unmount,
    user: userEvent.setup(),
    /** Path and query on show. */
    address: () => `${router.state.location.pathname}${router.state.location.searchStr}`,
    goTo: (href: string) => act(() => router.navigate({ href })),
    goBack: () => act(async () => router.history.back()),
    goForward: () => act(async () => router.history.forward()),
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
