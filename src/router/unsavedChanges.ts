import { unsavedChangesOf } from '@machines/account/unsavedChanges/depart'
import { holdsEdits, isConfirming } from '@machines/account/unsavedChanges/selectors'
import type { RouterContext } from './context'
import type { AppRouter } from './router'

/**
 * Blocks navigation from a page with unsaved changes until the user confirms it; the history waits
 * for the answer. For a reload or a closed tab, the browser asks.
 */
export function blockUnsavedChanges({ history }: AppRouter, { system }: RouterContext): () => void {
  const holding = () => {
    const unsavedChanges = unsavedChangesOf(system)
    return unsavedChanges !== undefined && holdsEdits(unsavedChanges.getSnapshot())
      ? unsavedChanges
      : null
  }
  return history.block({
    enableBeforeUnload: () => holding() !== null,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const unsavedChanges = holding()
      if (unsavedChanges === null || currentLocation.pathname === nextLocation.pathname)
        return false
      unsavedChanges.send({ type: 'leave.requested', intent: { kind: 'path' } })
      return new Promise<boolean>((answer) => {
        unsavedChanges.subscribe({
          next: (snapshot) => {
            if (!isConfirming(snapshot)) answer(holdsEdits(snapshot))
          },
          // Clearing the scope discards the unsaved changes.
          complete: () => answer(false),
        })
      })
    },
  })
}
