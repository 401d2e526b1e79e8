import type { Boot } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { AppInput } from '@machines/app/context'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { hasTexts } from '@machines/language/machine'
import { brandOf } from '@runtime/brandOf'
import type { Effects } from '@runtime/effects'
import { AppContext } from '@screens/app/AppContext'
import NotOpenScreen from '@screens/entry/NotOpenScreen'
import { SignInScreen } from '@screens/entry/SignInScreen'
import { brandCss } from '@ui/theme/brand'
import { renderToString } from 'react-dom/server'
import { waitFor } from 'xstate'
import { assemble } from './assemble'

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/entry.po', { eager: true })

/**
 * What the server writes into the HTML before any script runs; built on its own, for Node. The
 * server knows it as `server/ports/firstPaint.ts`.
 */
export async function firstPaint(boot: Boot, locale: Locale) {
  const { whitelabel, theme, deployment } = boot
  const look = whitelabel && theme ? { whitelabel, theme } : null
  return {
    css: brandCss(brandOf(look, null, deployment)),
    title: whitelabel?.brand ?? 'Portico',
    body: look === null ? '' : await signedOutScreen(boot, { look, locale }),
  }
}

/** A visitor who is signed out and does nothing: whatever else is asked for is never answered. */
const answers: Partial<Effects> = {
  readSession: () => Promise.resolve(null),
  loadCatalogue: () => Promise.resolve(),
  watchTabs: () => () => undefined,
  watchFlags: () => () => undefined,
}
const silence = new Proxy(answers, {
  get: (known, name: keyof Effects) => known[name] ?? (() => new Promise(() => undefined)),
}) as Effects

type Given = { look: NonNullable<AppInput['look']>; locale: Locale }

/** The screen of a visitor who is signed out, on the real machines with nothing behind them. */
async function signedOutScreen(boot: Boot, { look, locale }: Given): Promise<string> {
  const { app } = assemble(silence, {
    host: boot.host,
    deployment: boot.deployment,
    seed: '',
    isNativeHost: false,
    look,
    toggles: boot.toggles,
    storedBuilding: null,
    requestedBuildingUuid: null,
    language: { queried: null, chosen: null, browser: locale, active: null, offersPseudo: false },
    isKiosk: false,
    reloadedPath: null,
    hasExitPin: boot.kiosk.hasExitPin,
    ssoReturn: null,
    resetLink: null,
  })
  app.start()
  const system = systemOf(app)
  await Promise.all([waitFor(app, isSettled), waitFor(system.language, hasTexts)])
  // From here on nothing is awaited: two pages in two languages share one `i18n`.
  const messages = catalogues[`./locales/${locale}/entry.po`]?.messages ?? {}
  i18n.loadAndActivate({ locale, messages })
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <AppContext value={{ app, system, deployment: boot.deployment }}>
        {look.whitelabel.public_ready ? <SignInScreen /> : <NotOpenScreen />}
      </AppContext>
    </I18nProvider>,
  )
  app.stop()
  return html
}
