import { wizardOf } from '@machines/app/selectors'
import type { RouterContext } from './context'
import type { Facts } from './place'

/** What the machines say now. */
export function factsOf({ app, system }: Pick<RouterContext, 'app' | 'system'>): Facts {
  const snapshot = app.getSnapshot()
  return {
    app: snapshot,
    building: system.building.getSnapshot(),
    wizard: wizardOf(snapshot)?.getSnapshot() ?? null,
  }
}
