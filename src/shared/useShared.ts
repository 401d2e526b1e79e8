import type { AppSnapshot } from '@machines/platform/app/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { useAppServices } from './AppContext'
import { useSelector } from './useSelector'

/** Subscribes to one of the shared actors and returns the selected value. */
export function useShared<Name extends keyof AppSystem, Selected>(
  name: Name,
  select: (snapshot: SnapshotFrom<AppSystem[Name]>) => Selected,
): Selected {
  // The name ties actor and selector together; `useSelector` cannot infer that through a union.
  const actor: AnyActorRef = useAppServices().system[name]
  return useSelector<AnyActorRef, Selected>(actor, select)
}

export function useApp<Selected>(select: (snapshot: AppSnapshot) => Selected): Selected {
  return useSelector(useAppServices().app, select)
}
