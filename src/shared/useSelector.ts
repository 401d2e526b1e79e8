import type { useSelector as useClientSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector'
import type { AnyActorRef, Snapshot } from 'xstate'
import { renderedSnapshot } from './hydration/hydration'

/** What a selector needs of an actor. */
type Source = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

/**
 * Subscribes to an actor, and returns the selected value. Unlike the hook of the same name in `@xstate/react`, it returns
 * the value in the server's markup while React hydrates it, and renders again afterwards if the actor has changed since.
 */
export const useSelector: typeof useClientSelector = <Selected>(
  actor: Source | undefined,
  selector: (snapshot: never) => Selected,
  compare: (a: Selected, b: Selected) => boolean = Object.is,
): Selected => {
  const subscribe = useSubscription(actor)
  const now = useCallback(() => checked(actor?.getSnapshot()), [actor])
  const asRendered = useCallback(
    () => (actor && checked(renderedSnapshot(actor as AnyActorRef))) ?? now(),
    [actor, now],
  )
  return useSyncExternalStoreWithSelector(
    subscribe,
    now,
    asRendered,
    selector as (snapshot: Snapshot<unknown> | undefined) => Selected,
    compare,
  )
}

/** Subscribes to an actor as React's stores do. */
export const useSubscription = (actor: Source | undefined) =>
  useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe({ next: onChange, error: onChange })
      return () => subscription?.unsubscribe()
    },
    [actor],
  )

/** An actor's error is one of the view, which an error boundary shows. */
function checked(snapshot: Snapshot<unknown> | undefined): Snapshot<unknown> | undefined {
  if (snapshot?.status === 'error') throw snapshot.error
  return snapshot
}
