import { toLocale } from '@contract/locales'
import { isKiosk } from '@machines/kiosk/machine'
import { stepOf } from '@machines/wizard/address'
import type { ParsedLocation } from '@tanstack/react-router'
import { authEntry } from './authEntry'
import type { RouterContext } from './context'
import { factsOf } from './facts'
import { isChosen, namedStep, type Place, wayFrom } from './place'
import type { AppRouter } from './router'

/**
 * The one bridge between URL and machines. A committed location becomes one event; whenever the
 * machines have moved, the location is derived from them and changed only if it differs.
 */
export function bridge(router: AppRouter, context: RouterContext): () => void {
  const { app, system, visits } = context
  let visited = ''
  /** The address that we are going to ourselves: arriving there is nobody's wish. */
  let asked: string | null = null
  /** The addresses of this visit by their place in the history. */
  const trail = new Map<number, string>()

  const place = (): Place | null => {
    const { matches, resolvedLocation, location, isLoading } = router.state
    // The first location counts as resolved only after views have shown it.
    const at = resolvedLocation ?? location
    // Under way, or arrived but not told yet: what arrives will be looked at when it is told.
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
    const way = wayFrom(facts, here)
    if (way === null || way === asked) return
    asked = way
    // A step back goes back in the history too, where that is where it came from.
    const at = indexOf(router)
    if (at !== null && trail.get(at - 1) === way) router.history.back()
    else void router.navigate({ href: way, replace: !isChosen(facts, here) })
  }

  const arrive = ({ pathname: path, searchStr }: ParsedLocation) => {
    const href = `${path}${searchStr}`
    const isOurs = href === asked
    asked = null
    const at = indexOf(router)
    if (at !== null) trail.set(at, href)
    const query = new URLSearchParams(searchStr)
    const lang = toLocale(query.get('lang'))
    if (lang !== null) system.language.send({ type: 'language.queried', locale: lang })
    const from = visited === '' ? null : visited
    const isNew = path !== visited
    visited = path
    if (isNew) {
      const buildingUuid = /^\/building\/([^/]+)/.exec(path)?.[1] ?? null
      app.send({ type: 'location.visited', path, from, buildingUuid })
    }
    const entry = authEntry(query)
    if (entry !== null) app.send({ type: 'flow.entered', ...entry })
    if (!isOurs) wantStep()
    follow()
  }

  /** Back, Forward or a link has named a step of the wizard. */
  const wantStep = () => {
    const here = place()
    const wizard = visits.wizard.getSnapshot().context
    if (here === null || wizard === null) return
    const step = namedStep(here.search)
    if (step !== null && step !== stepOf(wizard.getSnapshot())) {
      wizard.send({ type: 'step.wanted', step })
    }
  }

  let stopWizard = () => {}
  const wizards = visits.wizard.subscribe(({ context: wizard }) => {
    stopWizard()
    stopWizard = () => {}
    if (wizard === null) return
    const followed = wizard.subscribe(follow)
    stopWizard = () => followed.unsubscribe()
    wantStep()
    follow()
  })
  const subscriptions = [router.subscribe('onResolved', ({ toLocation }) => arrive(toLocation))]
  // A device that is handed over shows nothing of where its owner was.
  let wasKiosk = isKiosk(system.kiosk.getSnapshot())
  const kiosk = system.kiosk.subscribe((snapshot) => {
    const hasBegun = isKiosk(snapshot) && !wasKiosk
    wasKiosk = isKiosk(snapshot)
    if (hasBegun) void router.navigate({ to: '/', replace: true })
  })
  const followed = [app.subscribe(follow), system.building.subscribe(follow), wizards, kiosk]
  // Loaded before any view was there: nobody will tell of it.
  if (router.state.matches.length > 0) arrive(router.state.location)
  return () => {
    for (const stop of subscriptions) stop()
    for (const actor of followed) actor.unsubscribe()
    stopWizard()
  }
}

/** The router's own count of history entries, or null for an entry that it did not make. */
function indexOf(router: AppRouter): number | null {
  const index: unknown = Reflect.get(router.history.location.state, '__TSR_index')
  return typeof index === 'number' ? index : null
}
