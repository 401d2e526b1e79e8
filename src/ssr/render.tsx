import { AppView } from '@app/AppView'
import { assemble } from '@app/assemble'
import { buildingInPath } from '@app/browser/input'
import { syncAddress } from '@app/syncAddress'
import { type Locale, locales, toLocale } from '@contract/locales'
import type { RenderedHead, Renderer, RenderRequest } from '@contract/rendering'
import { flowTitle } from '@features/auth/wizard/flowTitle'
import { brandOf } from '@features/tenancy/brandOf'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { AppInput } from '@machines/platform/app/context'
import { isSettled, isSignedIn } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { buildingOf, buildingThemeOf, isInBuilding } from '@machines/tenancy/building/selectors'
import { isReady, localeOf } from '@machines/tenancy/language/machine'
import { createAppRouter, placeOf } from '@router/router'
import { pageTitle } from '@rules/platform/pageTitle'
import { PlainText } from '@shared/PlainText'
import { createMemoryHistory } from '@tanstack/react-router'
import { CollectorContext } from '@ui/rendering/collector'
import { brandCss } from '@ui/theme/brand'
import { waitFor } from 'xstate'
import { renderApi } from './api'
import { firstArea } from './areas'
import { createCollector } from './collect'
import { draw } from './draw'
import { renderHost } from './host'
import { plainParagraphs } from './plainParagraphs'
import { brandingOf, shell } from './shell'

/**
 * Time limit in milliseconds for rendering after the reads have settled or timed out; it includes
 * loading code.
 */
const drawMs = 500

/**
 * Renders a page as its user would see it, with the real machines, router and views, and with the
 * server's reads behind them. Built separately for Node; the server calls it for every document.
 */
export const render: Renderer['render'] = async (request) => {
  const { boot, href } = request
  const branding = brandingOf(boot)
  const audience = request.reader === null ? 'signedOut' : 'signedIn'
  if (branding === null || needsBrowser(href)) return shell(boot, audience)

  const { signal: deadline, cancel: cancelDeadline } = timeout(request.waitMs)
  const { signal: giveUp, cancel: cancelGiveUp } = timeout(request.waitMs + drawMs)
  let toggles = boot.toggles
  const reads = request.reader?.reads ?? (() => new Promise(() => {}))
  const { api, replies, isWaiting } = renderApi(reads, () => localeOf(language()), deadline)
  const host = renderHost(request, (enabled) => {
    toggles = enabled
  })
  const { app, code, prefetchPage } = assemble({ api, host }, inputOf(request))
  const language = () => systemOf(app).language.getSnapshot()
  try {
    app.start()
    const system = systemOf(app)
    const { deployment } = boot
    const context = { app, system, code, deployment, prefetchPage }
    const router = createAppRouter(context, {
      history: createMemoryHistory({ initialEntries: [href] }),
      // The router must behave as in the browser, so that both produce the same markup.
      isServer: false,
      origin: 'http://localhost',
      scrollRestoration: false,
    })
    let loading = 0
    const load = async () => {
      loading += 1
      await router.load().finally(() => {
        loading -= 1
      })
    }
    router.history.subscribe(() => void load())
    const tokens = () => {
      const theme = buildingThemeOf(system.building.getSnapshot())
      return { theme, css: brandCss(brandOf(branding, theme, deployment)) }
    }
    const sendHead = async (send: (head: RenderedHead) => void) => {
      const isInside = isSignedIn(app.getSnapshot())
      if (isInside) await waitFor(system.building, isInBuilding, { signal: deadline })
      await waitFor(system.language, isReady, { signal: deadline })
      const user = isInside ? (request.reader?.user.uuid ?? null) : null
      send({ locale: localeOf(language()), user })
    }
    const isQuiet = () => isSettled(app.getSnapshot()) && loading === 0 && !isWaiting()
    await until(() => isSettled(app.getSnapshot()), deadline)
    if (!isSettled(app.getSnapshot())) return { ...shell(boot, audience), isLate: true }
    const loaded = load()
    // Without a building, or without an answer in time, the document begins with its page.
    if (request.onHead !== undefined) sendHead(request.onHead).catch(() => undefined)
    await Promise.race([loaded, ended(deadline)])
    syncAddress(router, context)
    await until(isQuiet, deadline)
    const isLate = !isQuiet()
    if (request.isPrefetch === true) return { ...shell(boot, audience), replies: replies(), isLate }
    if (loading > 0) return { ...shell(boot, audience), isLate }

    const locale = localeOf(language())
    const services = { app, system, deployment }
    const i18n = textsOf(locale)
    const { collector, heading: headingOf, css } = createCollector()
    const view = (
      <CollectorContext value={collector}>
        <PlainText value={plainParagraphs}>
          <AppView i18n={i18n} services={services} router={router} />
        </PlainText>
      </CollectorContext>
    )
    const { head, body, formatted, at } = await draw(view, giveUp)
    // Only the browser's draft determines the step of a sign-up or reset, so the title is that of
    // the first step.
    const flow = flowTitle(placeOf(router))
    const heading = headingOf() || (flow === null ? '' : i18n._(flow))
    const building = buildingOf(system.building.getSnapshot())?.name ?? null
    const isInside = isSignedIn(app.getSnapshot())
    const { css: brand, theme } = tokens()
    const areas = [firstArea(isInside), ...code.areas()]
    return {
      css: brand,
      ownCss: css(),
      title: pageTitle(heading, { building, brand: branding.whitelabel.brand }),
      head,
      body,
      rendered: {
        href: placeOf(router),
        locale,
        user: isInside ? (request.reader?.user ?? null) : null,
        theme,
        areas,
        formatted,
        at,
      },
      areas,
      replies: replies(),
      toggles,
      isLate,
    }
  } finally {
    cancelDeadline()
    cancelGiveUp()
    app.stop()
  }
}

/**
 * An identity provider or a link in an e-mail led here: only the browser may use the secrets in the
 * address.
 */
function needsBrowser(href: string): boolean {
  const query = new URL(href, 'http://localhost').searchParams
  return ['state', 'code', 'token'].some((name) => query.has(name))
}

function inputOf({ boot, href, agent, locale }: RenderRequest): AppInput {
  const { deployment } = boot
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return {
    host: boot.host,
    deployment,
    seed: '',
    hasHostTransport: false,
    isNativeHost: deployment.mobileUserAgents.some((name) => agent.includes(name)),
    branding: brandingOf(boot),
    toggles: boot.toggles,
    storedBuilding: null,
    requestedBuildingUuid: buildingInPath.exec(pathname)?.[1] ?? null,
    language: {
      queried: toLocale(searchParams.get('lang')),
      chosen: null,
      browser: locale,
      active: null,
      offersPseudo: deployment.offersPseudoLocale,
    },
    isKiosk: false,
    reloadedPath: null,
    isOffline: false,
    cachedAt: null,
    hasExitPin: boot.kiosk.hasExitPin,
    consent: null,
    hasShortcuts: true,
    ssoCallback: null,
    resetLink: null,
    kioskCode: null,
  }
}

/**
 * Aborts after `ms`, unless it is cancelled. `AbortSignal.timeout` cannot be: it would keep its
 * listeners until then, and with that of React the whole page.
 */
function timeout(ms: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, cancel: () => clearTimeout(timer) }
}

/**
 * Turns of the event loop without a change before the machines count as idle; a machine may wait
 * for the next turn.
 */
const quietTurns = 2

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Waits until `holds` returns true or the deadline has passed. */
async function until(holds: () => boolean, deadline: AbortSignal): Promise<void> {
  let turns = 0
  while (turns < quietTurns && !deadline.aborted) {
    await new Promise((resolve) => setTimeout(resolve))
    turns = holds() ? turns + 1 : 0
  }
}

const catalogues = import.meta.glob<{ messages: Messages }>(
  ['../locales/*/*.po', '!../locales/*/developer.po'],
  { eager: true },
)

/**
 * One immutable instance per language: pages that render concurrently must not share a language.
 */
const spoken = new Map<Locale, I18n>(
  locales.map((locale) => {
    const messages: Messages = {}
    for (const [path, catalogue] of Object.entries(catalogues)) {
      if (path.startsWith(`../locales/${locale}/`)) Object.assign(messages, catalogue.messages)
    }
    return [locale, setupI18n({ locale, messages: { [locale]: messages } })]
  }),
)

/** All messages of the app in a language. */
function textsOf(locale: Locale): I18n {
  const i18n = spoken.get(locale)
  if (i18n === undefined) throw new Error(`There is no catalogue for ${locale}`)
  return i18n
}
