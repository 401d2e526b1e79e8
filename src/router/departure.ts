import { holdsEdits, isAsking } from '@machines/departure/machine'
import { waitFor } from 'xstate'
import type { RouterContext } from './context'
import type { AppRouter } from './router'

/**
 * Nobody leaves a page with something unsaved without being asked: the history waits for the answer. A reload or a
 * closed tab is the browser's to ask about. What it answers lets everybody go again.
 */
export function holdDepartures(
  { history }: AppRouter,
  { system: { departure } }: RouterContext,
): () => void {
  const holds = () => holdsEdits(departure.getSnapshot())
  return history.block({
    enableBeforeUnload: holds,
    blockerFn: async ({ currentLocation, nextLocation }) => {
      if (!holds() || currentLocation.pathname === nextLocation.pathname) return false
      departure.send({ type: 'departure.wished', wish: { kind: 'path' } })
      const answered = await waitFor(departure, (snapshot) => !isAsking(snapshot))
      return holdsEdits(answered)
    },
  })
}
