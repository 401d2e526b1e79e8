import { toLocale } from '@machines/language/resolve'
import type { ParsedLocation } from '@tanstack/react-router'
import type { RouterContext } from './context'
import { isChosen, type Place, wayFrom } from './place'
import type { AppRouter } from './router'

/**
 * The one bridge between URL and machines. A committed location becomes one event; whenever the
 * machines have moved, the location is derived from them and changed only if it differs.
 */
export function bridge(router: AppRouter, { app, system }: RouterContext): () => void {
  let visited = ''
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
    const facts = { app: app.getSnapshot(), building: system.building.getSnapshot() }
    const way = wayFrom(facts, here)
    if (way !== null) void router.navigate({ href: way, replace: !isChosen(facts, here) })
  }

  const arrive = ({ pathname: path, searchStr }: ParsedLocation) => {
    const lang = toLocale(new URLSearchParams(searchStr).get('lang'))
    if (lang !== null) system.language.send({ type: 'language.queried', locale: lang })
    const isNew = path !== visited
    visited = path
    if (isNew) {
      const buildingUuid = /^\/building\/([^/]+)/.exec(path)?.[1] ?? null
      app.send({ type: 'location.visited', path, buildingUuid })
    }
    follow()
  }

  const subscriptions = [
    router.subscribe('onResolved', ({ toLocation }) => arrive(toLocation)),
    // Told before the guards look, so that Back is a step back and not an address refused.
    router.history.subscribe(({ action }) => {
      if (action.type === 'BACK') app.send({ type: 'history.back' })
    }),
  ]
  const actors = [app.subscribe(follow), system.building.subscribe(follow)]
  // Loaded before any view was there: nobody will tell of it.
  if (router.state.matches.length > 0) arrive(router.state.location)
  return () => {
    for (const stop of subscriptions) stop()
    for (const actor of actors) actor.unsubscribe()
  }
}
