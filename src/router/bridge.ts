import { toLocale } from '@contract/locales'
import { stepOf, type WizardActor } from '@machines/auth/wizard/address'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { wizardOf } from '@machines/platform/app/selectors'
import type { ParsedLocation } from '@tanstack/react-router'
import { authEntry } from './authEntry'
import type { RouterContext } from './context'
import { holdDepartures } from './departure'
import { factsOf } from './facts'
import { namedBuilding, namedStep, type Place, redirectFor, shouldPush } from './place'
import type { AppRouter } from './router'

/**
 * The one bridge between URL and machines. A committed location becomes one event; whenever the
 * machines have moved, the location is derived from them and changed only if it differs.
 */
export function bridge(router: AppRouter, context: RouterContext): () => void {
  const { app, system } = context
  /** The path that the machines were told of last; empty before the first. */
  let visited = ''
  /** The address that the bridge itself navigates to: its arrival is nobody's request. */
  let expected: string | null = null
  /** The addresses of this load of the app, by their index in the browser's history. */
  const trail = new Map<number, string>()

  const place = (): Place | null => {
    const { matches, resolvedLocation, location, isLoading } = router.state
    // The first location counts as resolved only after views have shown it.
    const at = resolvedLocation ?? location
    // A navigation is under way, or has ended and was not told yet: it is looked at when it is told.
    if (isLoading || at.pathname !== visited) return null
    const kind = matches.findLast((match) => match.staticData.kind !== undefined)?.staticData.kind
    return {
      // An unknown path matches nothing but the root: open to everybody, as a page that says so.
      kind: kind ?? 'open',
      path: at.pathname,
      search: at.searchStr,
    }
  }
  const follow = () => {
    const here = place()
    if (here === null) return
    const facts = factsOf(context)
    const href = redirectFor(facts, here)
    if (href === null || href === expected) return
    expected = href
    // A step back goes back in the history too, where that is where it came from.
    const index = indexOf(router)
    if (index !== null && trail.get(index - 1) === href) router.history.back()
    else void router.navigate({ href, replace: !shouldPush(facts, here) })
  }

  const arrive = ({ pathname: path, searchStr }: ParsedLocation) => {
    const href = `${path}${searchStr}`
    const isOurs = href === expected
    expected = null
    const index = indexOf(router)
    if (index !== null) trail.set(index, href)
    const query = new URLSearchParams(searchStr)
    const lang = toLocale(query.get('lang'))
    if (lang !== null) system.language.send({ type: 'language.queried', locale: lang })
    const from = visited === '' ? null : visited
    const isNew = path !== visited
    visited = path
    if (isNew) {
      const buildingUuid = namedBuilding(path) ?? null
      app.send({ type: 'location.visited', path, from, buildingUuid })
    }
    const entry = authEntry(query)
    if (entry !== null) app.send({ type: 'flow.entered', ...entry })
    if (!isOurs) requestStep(wizardOf(app.getSnapshot()))
    follow()
  }

  /** Back, Forward or a link has named a step of the wizard. */
  const requestStep = (wizard: WizardActor | undefined) => {
    const here = place()
    if (here === null || wizard === undefined) return
    const step = namedStep(here.search)
    if (step !== null && step !== stepOf(wizard.getSnapshot())) {
      wizard.send({ type: 'step.requested', step })
    }
  }

  // A device that is handed over shows nothing of where its owner was.
  let wasKiosk = isKiosk(system.kiosk.getSnapshot())
  const kiosk = system.kiosk.subscribe((snapshot) => {
    const hasBegun = isKiosk(snapshot) && !wasKiosk
    wasKiosk = isKiosk(snapshot)
    if (hasBegun) void router.navigate({ to: '/', replace: true })
  })
  // The root hears whatever its children say, the wizard too.
  let known: WizardActor | undefined
  const root = app.subscribe((snapshot) => {
    const wizard = wizardOf(snapshot)
    if (wizard !== known) requestStep(wizard)
    known = wizard
    follow()
  })
  const building = system.building.subscribe(follow)
  const flags = system.flags.subscribe(follow)
  const letGo = holdDepartures(router, context)
  const stop = router.subscribe('onResolved', ({ toLocation }) => arrive(toLocation))
  // Loaded before any view was there: nobody will tell of it.
  if (router.state.matches.length > 0) arrive(router.state.location)
  return () => {
    stop()
    letGo()
    for (const subscription of [root, building, flags, kiosk]) subscription.unsubscribe()
  }
}

/** The router's own count of history entries, or null for an entry that it did not make. */
function indexOf(router: AppRouter): number | null {
  const index: unknown = Reflect.get(router.history.location.state, '__TSR_index')
  return typeof index === 'number' ? index : null
}
