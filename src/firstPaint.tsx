import type { Boot } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { AppInput } from '@machines/app/context'
import { appMachine } from '@machines/app/machine'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { createVisits } from '@machines/app/visits'
import { type FlagIdentity, type FlagsEvent, flagsMachine } from '@machines/flags/machine'
import { hasTexts, languageMachine } from '@machines/language/machine'
import type { KnownSession } from '@machines/session/actors'
import type { SessionEvent } from '@machines/session/events'
import { sessionMachine } from '@machines/session/machine'
import { brandOf } from '@runtime/brandOf'
import { AppContext } from '@screens/app/AppContext'
import NotOpenScreen from '@screens/entry/NotOpenScreen'
import { SignInScreen } from '@screens/entry/SignInScreen'
import { brandCss } from '@ui/theme/brand'
import { renderToString } from 'react-dom/server'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'

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

type Given = { look: NonNullable<AppInput['look']>; locale: Locale }

/** The screen of a visitor who is signed out, on the real machines with nothing behind them. */
async function signedOutScreen(boot: Boot, { look, locale }: Given): Promise<string> {
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            readSession: fromPromise<KnownSession | null, undefined>(() => Promise.resolve(null)),
            watchTabs: fromCallback<SessionEvent, undefined>(() => undefined),
          },
        }),
        flags: flagsMachine.provide({
          actors: {
            watchFlags: fromCallback<FlagsEvent, { identity: FlagIdentity }>(() => undefined),
          },
        }),
        language: languageMachine.provide({
          actors: { loadCatalogue: fromPromise<void, { locale: Locale }>(() => Promise.resolve()) },
        }),
      },
    }),
    {
      input: {
        host: boot.host,
        look,
        toggles: boot.toggles,
        storedBuilding: null,
        requestedBuildingUuid: null,
        language: {
          queried: null,
          chosen: null,
          browser: locale,
          active: null,
          offersPseudo: false,
        },
        isKiosk: false,
        hasExitPin: boot.kiosk.hasExitPin,
        ssoReturn: null,
        resetLink: null,
        farmSelectorEmail: null,
      },
    },
  )
  app.start()
  const system = systemOf(app)
  await Promise.all([waitFor(app, isSettled), waitFor(system.language, hasTexts)])
  // From here on nothing is awaited: two pages in two languages share one `i18n`.
  const messages = catalogues[`./locales/${locale}/entry.po`]?.messages ?? {}
  i18n.loadAndActivate({ locale, messages })
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <AppContext value={{ app, system, visits: createVisits(), deployment: boot.deployment }}>
        {look.whitelabel.public_ready ? <SignInScreen /> : <NotOpenScreen />}
      </AppContext>
    </I18nProvider>,
  )
  app.stop()
  return html
}
