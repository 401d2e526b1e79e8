import type { PageLogic } from '@machines/platform/pages/logic'
import { pageOf } from '@machines/platform/pages/selectors'
import type { ActorRefFrom, AnyActorLogic } from 'xstate'
import { useShared } from '../useShared'

/** The actor of a page's logic; undefined until the router has entered the page and the actor has started. */
export function usePage<Logic extends AnyActorLogic, Params extends object>(
  logic: PageLogic<Logic, Params> | undefined,
): ActorRefFrom<Logic> | undefined {
  return useShared('pages', (snapshot) => logic && pageOf(snapshot, logic))
}
