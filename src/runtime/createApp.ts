import type { Boot } from '@contract/deployment'
import { type Locale, toLocale } from '@contract/locales'
import { featuresNow } from '@machines/app/features'
import { appMachine } from '@machines/app/machine'
import { type AppActor, systemOf } from '@machines/app/system'
import { createVisits } from '@machines/app/visits'
import { buildingMachine } from '@machines/building/machine'
import { buildingOf, buildingThemeOf } from '@machines/building/selectors'
import { flagsMachine } from '@machines/flags/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { isKiosk, kioskMachine } from '@machines/kiosk/machine'
import { chosenLocale, languageMachine, localeOf, queriedLocale } from '@machines/language/machine'
import { sessionMachine } from '@machines/session/machine'
import { isInside } from '@machines/session/selectors'
import { signInMachine } from '@machines/signIn/machine'
import type { ToastAbout } from '@machines/toasts/machine'
import { type HostLook, whitelabelMachine } from '@machines/whitelabel/machine'
import { ssoOf } from '@machines/wizard/sso'
import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { createAnalytics } from './analytics'
import { apiUrlOf } from './api/apiUrl'
import type { Api } from './api/client'
import type { Identity } from './api/identity'
import { wearBuildingThemes } from './appearance'
import { takeResetLink } from './auth/resetLink'
import { takeSsoReturn } from './auth/ssoReturn'
import { watchFlags } from './flags'
import { showLanguage, showTexts } from './language/catalogues'
import { later } from './later'
import { once } from './once'
import { reloadPage } from './reload'
import { createReport } from './report'
import { sessionActors } from './session/actors'
import { keepSession } from './session/keepSession'
import { kioskFlag, purge, stored } from './storage/stored'

const buildingInPath = /^\/building\/([\da-f-]{36})(\/|$)/i

/** The root actor with every effect of the shared machines provided; not started yet. */
export function createApp(boot: Boot) {
  const { deployment, host } = boot
  const look: HostLook | null =
    boot.whitelabel && boot.theme ? { whitelabel: boot.whitelabel, theme: boot.theme } : null
  const brand = boot.whitelabel?.brand_identifier ?? 'portico'
  const brandScope = deployment.brands[brand]?.ownScope ? brand : 'ALL'

  let app: AppActor | null = null
  const running = (): AppActor => {
    if (app === null) throw new Error('The app was used before it was created')
    return app
  }

  const identity = once(async (): Promise<Identity> => {
    const { createIdentity } = await import('./api/identity')
    const system = systemOf(running())
    return createIdentity({
      host,
      brand,
      deployment,
      session: system.session,
      locale: () => localeOf(system.language.getSnapshot()),
      buildingUuid: () => buildingOf(system.building.getSnapshot())?.uuid ?? null,
      onMalformed: (path) => report(`malformed reply of ${path}`),
    })
  })
  const loadApi = once(async (): Promise<Api> => {
    const [{ createApi }, known] = await Promise.all([import('./api/client'), identity()])
    return createApi(known)
  })
  const goodToken = async () =>
    (await identity()).goodToken(AbortSignal.timeout(deployment.limits.requestTimeoutMs))
  const track = createAnalytics(loadApi)
  const report = createReport(track)

  const buildings = async () => {
    const [client, { buildingCalls }] = await Promise.all([loadApi(), import('./calls/building')])
    return buildingCalls(client, brandScope)
  }
  const signIn = async () => {
    const [client, { signInCalls }] = await Promise.all([loadApi(), import('./calls/signIn')])
    return signInCalls(client)
  }
  const kiosk = async () => {
    const [client, { kioskCalls }] = await Promise.all([loadApi(), import('./calls/kiosk')])
    return kioskCalls(client)
  }
  const tell = (about: ToastAbout) =>
    systemOf(running()).toasts.send({ type: 'toast.raised', about })
  /** For the next device; this one keeps its own. */
  const saveChoice = (locale: Locale) => {
    const { session } = systemOf(running())
    if (!isInside(session.getSnapshot())) return
    const save = async () => {
      const [client, { profileCalls }] = await Promise.all([loadApi(), import('./calls/profile')])
      const user = await profileCalls(client).saveLocale(locale)
      session.send({ type: 'user.changed', user })
    }
    save().catch(() => tell('profile'))
  }
  const apiUrl = apiUrlOf(host, deployment)
  const visits = createVisits()
  /** Actors of pages that have an action to be tried again, by the id that they gave. */
  const retryable = new Map<string, AnyActorRef>()
  const waysIn = once(async () => {
    const [client, { provideWaysIn }] = await Promise.all([
      loadApi(),
      import('./auth/provideWaysIn'),
      showTexts('wizard'),
    ])
    return provideWaysIn(client, apiUrl, features)
  })
  const features = () => featuresNow(systemOf(running()), deployment)
  const wantsUpgrade = () => features().hostSdk

  const machine = appMachine.provide({
    actors: {
      whitelabel: whitelabelMachine.provide({
        actors: {
          fetchLook: fromPromise(async ({ signal }) => {
            const [client, { lookCalls }] = await Promise.all([loadApi(), import('./calls/look')])
            return lookCalls(client).fetchLook(host, signal)
          }),
        },
      }),
      session: sessionMachine.provide({ actors: sessionActors(loadApi, wantsUpgrade) }),
      flags: flagsMachine.provide({ actors: { watchFlags: watchFlags(host, deployment) } }),
      building: buildingMachine.provide({
        actors: {
          fetchBuildings: later(async () => (await buildings()).fetchBuildings),
          enterBuilding: later(async () => (await buildings()).enterBuilding),
        },
      }),
      language: languageMachine.provide({
        actors: {
          loadCatalogue: fromPromise(({ input, signal }) => showLanguage(input.locale, signal)),
        },
        actions: {
          saveChoice: (_, { locale }) => saveChoice(locale),
          tellNotChanged: () => tell('language'),
        },
      }),
      kiosk: kioskMachine.provide({
        actors: {
          startKiosk: later(async () => (await kiosk()).start),
          leaveKiosk: later(async () => (await kiosk()).leave),
        },
      }),
      globalError: globalErrorMachine.provide({
        actions: {
          refreshPage: () => reloadPage(queriedLocale(systemOf(running()).language.getSnapshot())),
          rerunAction: ({ system }, { action }) => {
            if (action === null) return
            const actor: AnyActorRef | undefined =
              system.get(action.systemId) ?? retryable.get(action.systemId)
            actor?.send(action.event)
          },
        },
      }),
      signIn: signInMachine.provide({
        actors: {
          lookUpEmail: fromPromise(async ({ input, signal }) => {
            const facts = await (await signIn()).lookUpEmail(input, signal)
            // The provider dialog speaks with the wizard's texts.
            if (ssoOf(facts.providers) !== 'none') await showTexts('wizard')
            return facts
          }),
          openProvider: fromPromise(async ({ input }) =>
            (await import('./auth/openProvider')).openProvider(apiUrl, input),
          ),
          fetchGuestBuildings: later(async () => (await signIn()).fetchGuestBuildings),
          logIn: later(async () => (await signIn()).logIn),
        },
      }),
      wizard: fromPromise(async ({ input, signal }) =>
        (await waysIn()).runWizard(input, visits, signal),
      ),
      ssoReturn: fromPromise(async ({ input, signal }) => {
        if (input === null) throw new Error('No identity provider has led here')
        return (await waysIn()).runSsoReturn(input, visits, signal)
      }),
    },
    actions: {
      trackPageView: ({ context }, { path }) =>
        track({ event: 'PAGE_VIEW', path, building_uuid: context.entered?.building.uuid ?? null }),
      purgeStorage: purge,
    },
  })

  // First, for it puts back into the address what is read there.
  const ssoReturn = takeSsoReturn()
  const resetLink = takeResetLink()
  const storedBuilding = stored.building.read()
  const storedTheme = stored.theme.read()
  app = createActor(machine, {
    input: {
      host,
      look,
      toggles: boot.toggles,
      storedBuilding:
        storedBuilding !== null && storedTheme !== null
          ? { ...storedBuilding, theme: storedTheme }
          : null,
      requestedBuildingUuid: buildingInPath.exec(window.location.pathname)?.[1] ?? null,
      language: {
        queried: toLocale(new URLSearchParams(window.location.search).get('lang')),
        chosen: stored.language.read(),
        browser: navigator.languages.map(toLocale).find((locale) => locale !== null) ?? null,
        active: null,
        offersPseudo: deployment.offersPseudoLocale,
      },
      isKiosk: kioskFlag.read(),
      hasExitPin: boot.kiosk.hasExitPin,
      ssoReturn,
      resetLink,
      farmSelectorEmail: deployment.developer?.farmSelectorEmail ?? null,
    },
  })
  return { app, visits, retryable, loadApi, goodToken, track, report, tell, look }
}

/** Keeps what the next visit wants to find, and wears the building's colours. */
export function keepAcrossVisits(
  { app, look }: Pick<ReturnType<typeof createApp>, 'app' | 'look'>,
  boot: Boot,
): void {
  const system = systemOf(app)
  keepSession(system.session)
  system.building.subscribe((snapshot) => {
    const building = buildingOf(snapshot)
    const { userUuid } = snapshot.context
    if (building === null || userUuid === null) return
    stored.building.write({ userUuid, building })
    stored.theme.write(buildingThemeOf(snapshot))
  })
  system.language.subscribe((snapshot) => stored.language.write(chosenLocale(snapshot)))
  system.kiosk.subscribe((snapshot) => {
    if (isKiosk(snapshot) !== kioskFlag.read()) kioskFlag.write(isKiosk(snapshot))
  })
  wearBuildingThemes(system.building, () => look, boot.deployment)
}
