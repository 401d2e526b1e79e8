import { type AppInput, scopeOf } from '@machines/platform/app/context'
import { appMachine } from '@machines/platform/app/machine'
import type { AppActor } from '@machines/platform/app/system'
import { measure } from '@machines/platform/consent/machine'
import type { Page } from '@machines/platform/pages/logic'
import type { Dependencies } from '@platform/host'
import { purge } from '@platform/storage/stored'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { type ActorOptions, type AnyActorLogic, createActor } from 'xstate'
import { type Code, createCode } from './code'
import { prefetchReads } from './prefetchReads'
import { authActors } from './shared/auth'
import { firstCalls, type SharedDependencies } from './shared/dependencies'
import { embedActors } from './shared/embed'
import { kioskActors } from './shared/kiosk'
import { platformActors } from './shared/platform'
import { tenancyActors } from './shared/tenancy'

export type Assembly = {
  app: AppActor
  code: Code
  /** Reads a page's data before the user opens it. */
  prefetchPage: (page: Page) => void
}

/**
 * Builds the root actor from an API and a host: those of a browser, of server rendering, or of a
 * test. The actor is not started yet. `inspect` receives every event of every actor; `clock` replaces that of the page.
 */
export function assemble(
  { api: value, host }: Pick<Dependencies, 'api' | 'host'>,
  input: AppInput,
  options: Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'> = {},
): Assembly {
  const { api, ahead } = prefetchReads(value)
  const dependencies: Dependencies = { api, host, deployment: input.deployment, app: () => app }
  const code = createCode(dependencies)
  const shared: SharedDependencies = { ...dependencies, calls: firstCalls({ api }), code, input }

  const machine = appMachine.provide({
    actors: {
      ...authActors(shared),
      ...tenancyActors(shared),
      ...kioskActors(shared),
      ...embedActors(shared),
      ...platformActors(shared),
    },
    actions: {
      trackPageView: (where, { path }) =>
        measure(where, {
          event: 'PAGE_VIEW',
          path,
          building_uuid: where.context.entered?.building.uuid ?? null,
        }),
      purgeStorage: purge,
      ...(isDeveloperBuild && { openFarmSelector: () => host.openFarmSelector?.() }),
    },
  })
  const app = createActor(machine, { input, ...options })
  // XState stores an actor's input; the token of a link and the response of an identity provider
  // must not outlive their use.
  Object.assign(app.options, { input: undefined })
  const prefetchPage = (page: Page) => {
    const scope = scopeOf(app.getSnapshot().context)
    // If the code cannot be loaded, nothing is prefetched.
    if (scope !== null) ahead(page, scope).catch(() => undefined)
  }
  return { app, code, prefetchPage }
}
