import { AppView } from '@app/AppView'
import { assemble } from '@app/assemble'
import { syncAddress } from '@app/syncAddress'
import type { BrowserDeployment } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import type { User } from '@contract/users'
import { i18n } from '@lingui/core'
import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import type { AppInput, ResetLink } from '@machines/platform/app/context'
import { isSettled } from '@machines/platform/app/selectors'
import { type AppActor, systemOf } from '@machines/platform/app/system'
import type { ConsentChoice } from '@machines/platform/consent/machine'
import { hasCatalogue } from '@machines/tenancy/language/machine'
import type { Branding } from '@machines/tenancy/whitelabel/machine'
import type { Api } from '@platform/api/client'
import type { Host } from '@platform/host'
import { createAppRouter } from '@router/router'
import { beginHydration, leaveUnhydrated, pageHydrated } from '@shared/hydration/hydration'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { type InspectionEvent, waitFor } from 'xstate'
import { user as ada, branding, kioskUser } from '../machines/fixtures'
import { onTestEnd } from '../onTestEnd'
import { screenLayer } from '../screenLayer'
import { noteListeners } from '../ui/noteListeners'
import { listen } from '../ui/spokenText'
import { expectKnownTexts } from '../ui/unknownTexts'
import { expectFocusPreserved, watchFocus } from '../ui/watchFocus'
import { type Answers, apiOf, splitAnswers } from './answers'
import { defaultAnswers, defaultHost, sessionOf } from './defaults'
import { deployment } from './samples'

/** What an option replaces: server responses, by their endpoints, and functions of the host. */
export type Replaced = Partial<Host> & Partial<Answers>

export type AppOptions = {
  /** The initial address. */
  at?: string
  signedIn?: boolean
  locale?: Locale
  /** Names of the enabled flags; the product's defaults if none are given. */
  flags?: string[]
  branding?: Branding
  deployment?: Partial<BrowserDeployment>
  isNativeHost?: boolean
  hasHostTransport?: boolean
  isKiosk?: boolean
  hasExitPin?: boolean
  /** The kiosk is untouched; otherwise a guest is using it. */
  isShowcasing?: boolean
  /** This browser's choice about measuring usage. */
  consent?: ConsentChoice
  /** Whether single keys act on this device. */
  hasShortcuts?: boolean
  /** The server's markup of this page, which is hydrated instead of rendering from scratch. */
  rendered?: string
  /** An earlier page load left the kiosk's mark in this tab. */
  kioskMark?: boolean
  /** An identity provider has redirected here. */
  ssoCallback?: SsoCallback
  resetLink?: ResetLink
  kioskCode?: string
  farmSelectorEmail?: string
  /** The path for which an earlier load of this tab has reloaded everything. */
  reloadedPath?: string
  isOffline?: boolean
  /** The page was cached on the device at this time. */
  cachedAt?: string
  /** Renders without waiting for brand, session and texts. */
  concurrency?: boolean
  effects?: Replaced
  /** Replaces the API that gives the answers of `effects`. */
  api?: (app: () => AppActor, answers: Partial<Answers>) => Api
  /** Receives the events of all actors, like the error reporter. */
  inspect?: (event: InspectionEvent) => void
}

const open: (() => void)[] = []

async function closeApps(): Promise<void> {
  // What followed the last press must leave the focus somewhere, too.
  await expectFocusPreserved().finally(() => {
    for (const close of open.splice(0)) close()
  })
  localStorage.clear()
  sessionStorage.clear()
  expectKnownTexts()
}

/** A user who also uses a keyboard: after each action some element has the focus. */
function keyboardUser() {
  const user = userEvent.setup()
  return new Proxy(user, {
    get(target, name) {
      const action: unknown = Reflect.get(target, name)
      if (typeof action !== 'function') return action
      return async (...given: unknown[]) => {
        const done: unknown = await action.apply(target, given)
        await expectFocusPreserved()
        return done
      }
    },
  })
}

function developerOf({ farmSelectorEmail }: AppOptions): Partial<BrowserDeployment> {
  return farmSelectorEmail === undefined
    ? {}
    : {
        developer: {
          farmSelectorEmail,
          farmListUrl: 'https://farms.test/',
          farmListRepo: 'portico',
          farmListKey: 'key',
        },
      }
}

/** What the app knows before any call. */
export function inputOf(options: AppOptions): AppInput {
  const path = options.at ?? '/'
  return {
    host: 'localhost',
    deployment: deploymentOf(options),
    seed: 'test',
    isNativeHost: options.isNativeHost ?? false,
    hasHostTransport: options.hasHostTransport ?? false,
    branding:
      options.effects?.publicWhitelabel === undefined ? (options.branding ?? branding) : null,
    toggles: options.flags ?? null,
    storedBuilding: null,
    requestedBuildingUuid: /^\/building\/([\da-f-]{36})/.exec(path)?.[1] ?? null,
    language: {
      queried: null,
      chosen: options.locale ?? null,
      browser: 'en-us',
      active: null,
      offersPseudo: false,
    },
    isKiosk: options.kioskMark ?? options.isKiosk ?? false,
    reloadedPath: options.reloadedPath ?? null,
    isOffline: options.isOffline ?? false,
    cachedAt: options.cachedAt ?? null,
    hasExitPin: options.hasExitPin ?? false,
    consent: options.consent ?? null,
    hasShortcuts: options.hasShortcuts ?? true,
    ssoCallback: options.ssoCallback ?? null,
    resetLink: options.resetLink ?? null,
    kioskCode: options.kioskCode ?? null,
  }
}

export const deploymentOf = (options: AppOptions): BrowserDeployment => ({
  ...deployment,
  ...options.deployment,
  ...developerOf(options),
})

/** The answers of the options, and those of a server in good health. */
export const answersOf = (options: AppOptions, user: User): Partial<Answers> => ({
  ...defaultAnswers,
  currentUser: async () => user,
  ...splitAnswers<Partial<Host>>(options.effects ?? {}).answers,
})

/** Opens the app like `src/app/start.tsx`, on real machines with the effects of the options. */
export async function renderApp(options: AppOptions = {}) {
  const user = options.isKiosk === true ? kioskUser : ada
  const { rest } = splitAnswers<Partial<Host>>(options.effects ?? {})
  const given = answersOf(options, user)
  const api = options.api?.(() => app, given) ?? apiOf(given)
  const host: Host = {
    ...defaultHost,
    readSession: async () => (options.signedIn === true ? sessionOf(user) : null),
    ...(options.rendered !== undefined && { restore: (read) => hydrated.then(read) }),
    ...rest,
    retryPage: () => void router.invalidate(),
  }
  const settings = deploymentOf(options)
  let release = () => {}
  const hydrated = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, code, prefetchPage } = assemble({ api, host }, inputOf(options), {
    inspect: (event) => {
      screenLayer.inspect(event)
      options.inspect?.(event)
    },
  })
  app.start()
  watchFocus()
  listen()
  const system = systemOf(app)
  const history = createMemoryHistory({ initialEntries: [options.at ?? '/'] })
  const context = {
    app,
    system,
    code,
    deployment: settings,
    prefetchPage,
  }
  const { made: router, forget: forgetRouter } = noteListeners(() =>
    createAppRouter(context, { history }),
  )
  if (options.concurrency !== true) {
    await Promise.all([waitFor(app, isSettled), waitFor(system.language, hasCatalogue)])
  }
  if (options.isShowcasing !== true) system.kioskIdle.send({ type: 'guest.acted' })
  const endSync = syncAddress(router, context)
  const reported = vi.fn<(error: unknown) => void>()
  const differences: unknown[] = []
  const services = { app, system, deployment: settings }
  if (options.rendered !== undefined) await router.load()
  const view = render(<AppView i18n={i18n} services={services} router={router} />, {
    onCaughtError: reported,
    ...(options.rendered !== undefined && hydrating(app, options.rendered, differences)),
  })
  if (options.rendered !== undefined) void Promise.resolve(pageHydrated()).then(release)
  onTestEnd(closeApps)
  open.push(() => {
    view.unmount()
    endSync()
    app.stop()
    forgetRouter()
  })
  return {
    app,
    system,
    router,
    reported,
    /** What React found different in the server's markup. */
    differences,
    unmount: view.unmount,
    user: keyboardUser(),
    /** The current path and query. */
    address: () => `${router.state.location.pathname}${router.state.location.searchStr}`,
    goTo: (href: string) => act(() => router.navigate({ href })),
    goBack: () => act(async () => router.history.back()),
    goForward: () => act(async () => router.history.forward()),
  }
}

/** Options of `render` that hydrate the server's markup. */
function hydrating(app: AppActor, markup: string, differences: unknown[]) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  beginHydration(app)
  onTestEnd(leaveUnhydrated)
  return {
    container,
    hydrate: true,
    onRecoverableError: (error: unknown) => void differences.push(error),
  } as const
}

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>
