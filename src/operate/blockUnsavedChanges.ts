import type { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { holdsEdits, isConfirming } from '@machines/account/unsavedChanges/selectors'
import type { ActorRefFrom } from 'xstate'
import type { ConsoleActor } from './ConsoleContext'
import type { ConsoleRouter } from './router'

/**
 * Blocks navigation from a page with unsaved changes until the operator confirms it. For a reload or a closed tab, the
 * browser asks.
 */
export function blockUnsavedChanges({ history }: ConsoleRouter, { system }: ConsoleActor): void {
  const unsaved = () =>
    system.get('unsavedChanges') as ActorRefFrom<typeof unsavedChangesMachine> | undefined
  const isHolding = () => {
    const actor = unsaved()
    return actor !== undefined && holdsEdits(actor.getSnapshot())
  }
  history.block({
    enableBeforeUnload: isHolding,
    blockerFn: ({ currentLocation, nextLocation }) => {
      const actor = unsaved()
      if (actor === undefined || !isHolding()) return false
      if (currentLocation.pathname === nextLocation.pathname) return false
      actor.send({ type: 'leave.requested', intent: { kind: 'path' } })
      return new Promise<boolean>((answer) => {
        const subscription = actor.subscribe((snapshot) => {
          if (isConfirming(snapshot)) return
          subscription.unsubscribe()
          answer(holdsEdits(snapshot))
        })
      })
    },
  })
}
