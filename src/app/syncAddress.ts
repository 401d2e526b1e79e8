import { toLocale } from '@contract/locales'
import { stepOf } from '@machines/auth/wizard/address'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { addressMachine } from '@machines/platform/address/machine'
import { wizardOf } from '@machines/platform/app/selectors'
import { authEntry } from '@router/authEntry'
import type { RouterContext } from '@router/context'
import { factsOf } from '@router/facts'
import { namedBuilding, namedStep, type Place, redirectFor, shouldPush } from '@router/place'
import type { AppRouter } from '@router/router'
import { blockUnsavedChanges } from '@router/unsavedChanges'
import { createActor } from 'xstate'

/**
 * Runs the chart that synchronises URL and machines: sends it the router's location and the
 * machines' changes, and performs its actions. Returns a function that stops it.
 */
export function syncAddress(router: AppRouter, context: RouterContext): () => void {
  const { app, system } = context
  // With only part of a location's events, the machines would still redirect to the previous
  // location.
  let isSending = false
  const address = createActor(
    addressMachine.provide({
      actions: {
        sendLanguage: (_, { path, search, from }) => {
          isSending = true
          const query = new URLSearchParams(search)
          const lang = toLocale(query.get('lang'))
          if (lang !== null) system.language.send({ type: 'language.queried', locale: lang })
          if (path !== from) {
            const buildingUuid = namedBuilding(path) ?? null
            app.send({ type: 'location.changed', path, from, buildingUuid })
          }
          const entry = authEntry(query)
          if (entry !== null) app.send({ type: 'flow.entered', ...entry })
          isSending = false
        },
        requestStep: () => {
          const wizard = wizardOf(app.getSnapshot())
          const here = visiblePlace(router)
          if (here === null || wizard === undefined) return
          const step = namedStep(here.search)
          if (step !== null && step !== stepOf(wizard.getSnapshot())) {
            wizard.send({ type: 'step.requested', step })
          }
        },
        navigate: (_, { redirect }) => {
          if (redirect !== null)
            void router.navigate({ href: redirect.href, replace: !redirect.isNew })
        },
        goBack: () => router.history.back(),
        goHome: () => void router.navigate({ to: '/', replace: true }),
      },
    }),
    { input: { isKiosk: isKiosk(system.kiosk.getSnapshot()) } },
  ).start()

  const sendLocation = () => {
    if (isSending) return
    const here = visiblePlace(router)
    if (here === null) return
    const facts = factsOf(context)
    const href = redirectFor(facts, here)
    const redirect = href === null ? null : { href, isNew: shouldPush(facts, here) }
    address.send({ type: 'machines.moved', path: here.path, redirect })
  }
  const sendResolved = ({ pathname: path, searchStr: search }: typeof router.state.location) => {
    address.send({ type: 'location.resolved', path, search, index: indexOf(router) })
    sendLocation()
  }

  const subscriptions = [
    system.kiosk.subscribe((snapshot) =>
      address.send({ type: 'kiosk.noticed', isKiosk: isKiosk(snapshot) }),
    ),
    // The root emits for every change of its children, including the wizard.
    app.subscribe((snapshot) => {
      address.send({ type: 'wizard.noticed', wizard: wizardOf(snapshot)?.sessionId ?? null })
      sendLocation()
    }),
    system.building.subscribe(sendLocation),
    system.flags.subscribe(sendLocation),
  ]
  const unblock = blockUnsavedChanges(router, context)
  const stop = router.subscribe('onResolved', ({ toLocation }) => sendResolved(toLocation))
  // The router resolved before this subscription, and will not emit for that location.
  if (router.state.matches.length > 0) sendResolved(router.state.location)
  return () => {
    stop()
    unblock()
    for (const subscription of subscriptions) subscription.unsubscribe()
    address.stop()
  }
}

/** The router's location, or null while it is loading. */
function visiblePlace({ state }: AppRouter): Place | null {
  const { matches, resolvedLocation, location, isLoading } = state
  if (isLoading) return null
  // The router sets `resolvedLocation` for the first location only after views have rendered it.
  const { pathname: path, searchStr: search } = resolvedLocation ?? location
  const kind = matches.findLast((match) => match.staticData.kind !== undefined)?.staticData.kind
  // An unknown path matches only the root: it is open to every user and shows the not-found page.
  return { kind: kind ?? 'open', path, search }
}

/** The router's index of the history entry, or null for an entry that it did not create. */
function indexOf(router: AppRouter): number | null {
  const index: unknown = Reflect.get(router.history.location.state, '__TSR_index')
  return typeof index === 'number' ? index : null
}
