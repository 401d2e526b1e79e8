import { departureOf } from '@machines/account/departure/depart'
import { holdsEdits, isConfirming } from '@machines/account/departure/selectors'
import type { RouterContext } from './context'
import type { AppRouter } from './router'

/**
 * Nobody leaves a page with something unsaved without being asked: the history waits for the answer. A reload or a
 * closed tab is the browser's to ask about. What it answers lets everybody go again.
 */
export function holdDepartures({ history }: AppRouter, { system }: RouterContext): () => void {
  const holding = () => {
    const departure = departureOf(system)
    return departure !== undefined && holdsEdits(departure.getSnapshot()) ? departure : null
  }
  return history.block({
    enableBeforeUnload: () => holding() !== null,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const departure = holding()
      if (departure === null || currentLocation.pathname === nextLocation.pathname) return false
      departure.send({ type: 'departure.requested', intent: { kind: 'path' } })
      return new Promise<boolean>((answer) => {
        departure.subscribe({
          next: (snapshot) => {
            if (!isConfirming(snapshot)) answer(holdsEdits(snapshot))
          },
          // Clearing the scope discards what could have been lost.
          complete: () => answer(false),
        })
      })
    },
  })
}
