import type { AppSystem } from '@machines/platform/app/system'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { useAppServices } from './AppContext'
import { useSubscription } from './useSelector'

type Value = string | number | boolean | null

/**
 * Like `useShared`, for what the server cannot know: this device's storage, network and installation. The server renders
 * `assumed`, React hydrates that, and the component then renders again with the value of this device.
 */
export function useDeviceState<Name extends keyof AppSystem, Selected extends Value>(
  name: Name,
  select: (snapshot: SnapshotFrom<AppSystem[Name]>) => Selected,
  assumed: Selected,
): Selected {
  const actor: AnyActorRef = useAppServices().system[name]
  return useSyncExternalStore(
    useSubscription(actor),
    () => select(actor.getSnapshot()),
    () => assumed,
  )
}
