import { type AppSnapshot, isSignedOut } from '@machines/app/selectors'
import { toLocale } from '@machines/language/resolve'
import type { RouterContext } from './context'
import { type Place, wayFrom } from './place'
import type { AppRouter } from './router'

/**
 * The one bridge between URL and machines. A committed location becomes one event; whenever the
 * machines have moved, the location is derived from them and changed only if it differs.
 */
export function bridge(router: AppRouter, { app, system }: RouterContext): () => void {
  const place = (): Place => {
    const { matches, location } = router.state
    const kind = matches.findLast((match) => match.staticData.kind !== undefined)?.staticData.kind
    return {
      // An unknown path matches nothing but the root: it is open to everybody, as a page that says so.
      kind: kind ?? 'open',
      path: location.pathname,
      search: location.searchStr,
    }
  }
  const follow = () => {
    const facts = { app: app.getSnapshot(), building: system.building.getSnapshot() }
    const way = wayFrom(facts, place())
    if (way !== null) void router.navigate({ href: way, replace: isAutomatic(facts.app) })
  }

  let visited = ''
  const subscriptions = [
    router.subscribe('onResolved', ({ toLocation }) => {
      const path = toLocation.pathname
      const lang = toLocale(new URLSearchParams(toLocation.searchStr).get('lang'))
      if (lang !== null && `${path}${lang}` !== visited) {
        system.language.send({ type: 'language.queried', locale: lang })
      }
      if (path !== visited) {
        const buildingUuid = /^\/building\/([^/]+)/.exec(path)?.[1] ?? null
        app.send({ type: 'location.visited', path, buildingUuid })
      }
      visited = path
      follow()
    }),
    // Told before the guards look, so that Back is a step back and not an address refused.
    router.history.subscribe(({ action }) => {
      if (action.type === 'BACK') app.send({ type: 'history.back' })
    }),
  ]
  const actors = [app.subscribe(follow), system.building.subscribe(follow)]
  return () => {
    for (const stop of subscriptions) stop()
    for (const actor of actors) actor.unsubscribe()
  }
}

/** A way on that the user chose in the sign-in is a new place in the history; all else replaces. */
function isAutomatic(app: AppSnapshot): boolean {
  return !isSignedOut(app) || app.context.wayOn === null
}
