import type { RouterContext } from './context'
import type { Facts } from './place'

/** What the machines say now. */
export function factsOf({
  app,
  system,
  visits,
}: Pick<RouterContext, 'app' | 'system' | 'visits'>): Facts {
  return {
    app: app.getSnapshot(),
    building: system.building.getSnapshot(),
    wizard: visits.wizard.getSnapshot().context?.getSnapshot() ?? null,
  }
}
